"""The pay tables of the documents as text, cell by cell; `pay_tables` reads them.

A block is one printed schedule: its first line names the game, the slot and the tables, one table a column; every
further line is a row: the hand, then a cell for each table. A bare number pays so much to 1, ``-`` is an empty cell,
``+ $5`` after a cell is its envy. Clauses are named by their numbers (md: Maryland, sd: South Dakota, ia: Iowa,
ca: Cover All).
"""

# md-12.A, sd-15.14.16, ia-payouts: the same in all three
_MISSISSIPPI = """
mississippi-stud base_game: base
royal flush         ; 500
straight flush      ; 100
four of a kind      ; 40
full house          ; 10
flush               ; 6
straight            ; 4
three of a kind     ; 3
two pair            ; 2
pairs jack to ace   ; 1
pairs six to ten    ; push

mississippi-stud progressive: A ; B ; C ; D
# md-12.C.1.a to d, envy md-12.C.6
royal flush     ; 100% meter + $1,000 ; 100% major + $1,000 ; 100% mega + $1,000 ; 100% mega + $1,000
straight flush  ; 10% meter + $300    ; 100% minor + $300   ; 100% major + $300  ; 100% major + $300
four of a kind  ; 300 for 1 ; 300 for 1 ; 100% minor ; 100% minor
full house      ; 50 for 1 ; 50 for 1 ; 50 for 1 ; 50 for 1
flush           ; 40 for 1 ; 40 for 1 ; 40 for 1 ; 40 for 1
straight        ; 30 for 1 ; 30 for 1 ; 30 for 1 ; 30 for 1
three of a kind ; 9 for 1  ; 9 for 1  ; 10 for 1 ; 9 for 1

mississippi-stud progressive: MS Stud-01 ; PMG-01 ; PMG-02
# sd-15.14.17
royal flush     ; 100% meter + $1,000 ; 100% meter + $1,000 ; 100% meter + $5,000
straight flush  ; 10% meter + $300    ; 10% meter + $300    ; 10% meter + $1,500
four of a kind  ; 300 for 1 ; 300 for 1 ; 300 for 1
full house      ; 50 for 1 ; 50 for 1 ; 50 for 1
flush           ; 40 for 1 ; 40 for 1 ; 40 for 1
straight        ; 30 for 1 ; 30 for 1 ; 30 for 1
three of a kind ; 9 for 1 ; 9 for 1 ; 9 for 1

mississippi-stud three_card_bonus: A ; B ; C ; D ; E ; F
# md-12.D
mini-royal      ; -  ; -  ; 50 ; 50 ; -  ; 50
straight flush  ; 40 ; 40 ; 40 ; 40 ; 40 ; 40
three of a kind ; 30 ; 30 ; 30 ; 30 ; 30 ; 30
straight        ; 6  ; 5  ; 5  ; 6  ; 6  ; 6
flush           ; 4  ; 4  ; 4  ; 3  ; 3  ; 4
pair            ; 1  ; 1  ; 1  ; 1  ; 1  ; 1

mississippi-stud three_card_bonus: base
# Iowa, "3 card bonus payouts"
straight flush  ; 40
three of a kind ; 30
straight        ; 6
flush           ; 3
pair            ; 1

mississippi-stud six_card_bonus: A ; B
# md-12.E
super royal of diamonds ; $1,000,000 ; $100,000
super royal of hearts   ; $100,000   ; $100,000
super royal of spades   ; $100,000   ; $100,000
super royal of clubs    ; $100,000   ; $100,000
royal flush     ; 1000 ; 1000
straight flush  ; 200 ; 200
four of a kind  ; 50 ; 50
full house      ; 20 ; 20
flush           ; 15 ; 15
straight        ; 10 ; 10
three of a kind ; 5 ; 5

mississippi-stud cover_all: base/6 ; base/5 ; base/4 ; base/3 ; base/2 ; base/1
# ca-11
royal flush     ; 100 ; 125 ; 150 ; 200 ; 250 ; 500
straight flush  ; 50  ; 60  ; 70  ; 80  ; 100 ; 200
four of a kind  ; 30  ; 35  ; 40  ; 50  ; 80  ; 150
full house      ; 20  ; 20  ; 25  ; 35  ; 50  ; 100
flush           ; 10  ; 11  ; 15  ; 20  ; 30  ; 60
straight        ; 6   ; 8   ; 10  ; 12  ; 20  ; 40
three of a kind ; 3   ; 4   ; 5   ; 7   ; 10  ; 20
"""

_THREE_CARD = """
three-card-poker ante_bonus: base
# sd-15.02.13
straight flush  ; 5
three of a kind ; 4
straight        ; 1

three-card-poker pair_plus: base
# sd-15.02.14
straight flush  ; 40
three of a kind ; 30
straight        ; 6
flush           ; 4
pair            ; 1

three-card-poker progressive: 1 ; 2
# sd-15.02.15; this envy does not grow with the wager
mini-royal of spades   ; 100% meter + $100 ; 100% meter + $100
mini-royal of diamonds ; 500 for 1 + $25   ; 500 for 1 + $25
mini-royal of hearts   ; 500 for 1 + $25   ; 500 for 1 + $25
mini-royal of clubs    ; 500 for 1 + $25   ; 500 for 1 + $25
straight flush  ; 70 for 1 ; 100 for 1
three of a kind ; 60 for 1 ; 90 for 1
straight        ; 6 for 1  ; -
"""

_RIDE = """
let-it-ride base_game: A ; B
# sd-15.03.9
royal flush       ; 500 ; 200
straight flush    ; 100 ; 100
four of a kind    ; 25  ; 40
full house        ; 15  ; 15
flush             ; 10  ; 9
straight          ; 5   ; 5
three of a kind   ; 3   ; 3
two pair          ; 2   ; 2
pairs ten to ace  ; 1   ; 1

let-it-ride bonus: A ; B ; C ; D
# sd-15.03.9.p1; two pair under B and D alone (R2)
royal flush     ; 10000 ; 5000 ; 5000 ; 5000
straight flush  ; 2000  ; 2000 ; 1000 ; 1000
four of a kind  ; 400   ; 100  ; 200  ; 100
full house      ; 200   ; 75   ; 150  ; 75
flush           ; 50    ; 50   ; 75   ; 50
straight        ; 25    ; 25   ; 25   ; 25
three of a kind ; 5     ; 8    ; 10   ; 8
two pair        ; -     ; 4    ; -    ; 5

let-it-ride three_card_bonus: A ; B ; C ; D ; E ; F
# sd-15.03.9.p2, mended by R1
mini-royal      ; -  ; -  ; -  ; 50 ; 50 ; 50
straight flush  ; 40 ; 40 ; 40 ; 40 ; 40 ; 40
three of a kind ; 30 ; 30 ; 30 ; 30 ; 30 ; 30
straight        ; 6  ; 5  ; 6  ; 6  ; 5  ; 6
flush           ; 4  ; 4  ; 3  ; 4  ; 4  ; 3
pair            ; 1  ; 1  ; 1  ; 1  ; 1  ; 1

let-it-ride progressive: LIRP-1 ; PMG-01 ; PMG-02
# sd-15.03.10
royal flush     ; 100% meter + $1,000 ; 100% meter + $1,000 ; 100% meter + $5,000
straight flush  ; 10% meter + $300    ; 10% meter + $300    ; 10% meter + $1,500
four of a kind  ; 300 for 1 ; 300 for 1 ; 300 for 1
full house      ; 50 for 1 ; 50 for 1 ; 50 for 1
flush           ; 40 for 1 ; 40 for 1 ; 40 for 1
straight        ; 30 for 1 ; 30 for 1 ; 30 for 1
three of a kind ; 9 for 1 ; 9 for 1 ; 9 for 1
"""

_CARIBBEAN = """
caribbean-stud bet: base
# sd-15.05.17
royal flush     ; 100
straight flush  ; 50
four of a kind  ; 20
full house      ; 7
flush           ; 5
straight        ; 4
three of a kind ; 3
two pair        ; 2
pairs two to ace ; 1
high card       ; 1

caribbean-stud progressive: OLD-10PCT ; OLD-5000 ; PMG-01 ; PMG-02
# sd-15.05.21.a to e (R4), sd-15.05.21.f
royal flush     ; 100% meter ; 100% meter ; 100% meter + $1,000 ; 100% meter + $5,000
straight flush  ; 10% meter  ; $5,000     ; 10% meter + $300    ; 10% meter + $1,500
four of a kind  ; $500       ; $500       ; 300 for 1 ; 300 for 1
full house      ; $100       ; $100       ; 50 for 1  ; 50 for 1
flush           ; $50        ; $50        ; 40 for 1  ; 40 for 1
straight        ; -          ; -          ; 30 for 1  ; 30 for 1
three of a kind ; -          ; -          ; 9 for 1   ; 9 for 1
"""

_SILVERADO = """
silverado-stud five_card_bet: A ; B ; C
# sd-15.09.9, version A without two pair dealt
royal flush         ; 200 ; 200 ; 500
straight flush      ; 100 ; 100 ; 100
four of a kind dealt ; 50 ; 50  ; 50
four of a kind      ; 15  ; 20  ; 20
full house          ; 9   ; 9   ; 9
flush               ; 7   ; 7   ; 7
straight            ; 5   ; 5   ; 5
three of a kind     ; 3   ; 3   ; 3
two pair            ; 2   ; 2   ; 2
pairs jack to ace   ; 1   ; 1   ; 1

silverado-stud three_card_bet: A ; B ; C
straight flush  ; 15 ; 15 ; 15
three of a kind ; 8  ; 10 ; 8
straight        ; 4  ; 4  ; 4
flush           ; 3  ; 3  ; 3
pair            ; 1  ; 1  ; 1

silverado-stud five_card_bet: A-2P ; B-2P ; C-2P ; J ; A2
# sd-15.09.9, version A with two pair dealt
royal flush         ; 200 ; 200 ; 500 ; 500 ; 200
straight flush      ; 100 ; 100 ; 100 ; 100 ; 100
four of a kind dealt ; 50 ; 50  ; 50  ; 50  ; 50
four of a kind      ; 15  ; 20  ; 20  ; 20  ; 15
full house          ; 9   ; 9   ; 9   ; 10  ; 9
flush               ; 7   ; 7   ; 7   ; 7   ; 7
straight            ; 5   ; 5   ; 5   ; 5   ; 5
three of a kind     ; 3   ; 3   ; 3   ; 3   ; 3
two pair            ; 2   ; 2   ; 2   ; 2   ; 2
two pair dealt      ; 1   ; 1   ; 1   ; 2   ; 1
pairs jack to ace   ; 1   ; 1   ; 1   ; 1   ; 1

silverado-stud three_card_bet: A-2P ; B-2P ; C-2P ; J ; A2
mini-royal      ; -  ; -  ; -  ; 30 ; 30
straight flush  ; 15 ; 15 ; 15 ; 15 ; 15
three of a kind ; 8  ; 10 ; 8  ; 10 ; 8
straight        ; 4  ; 4  ; 4  ; 4  ; 4
flush           ; 3  ; 3  ; 3  ; 3  ; 3
pair            ; 1  ; 1  ; 1  ; 1  ; 1

silverado-stud five_card_bet: Q ; R ; S5 ; S2 ; U ; V
# sd-15.09.9, version B with two pair dealt
royal flush         ; 500 ; 500 ; 500 ; 200 ; 200 ; 200
straight flush      ; 100 ; 100 ; 100 ; 100 ; 100 ; 100
four of a kind dealt ; 40 ; 40  ; 50  ; 50  ; 50  ; 50
four of a kind      ; 15  ; 15  ; 20  ; 20  ; 20  ; 20
full house          ; 9   ; 9   ; 9   ; 9   ; 9   ; 9
flush               ; 7   ; 7   ; 7   ; 7   ; 7   ; 7
straight            ; 5   ; 6   ; 5   ; 5   ; 5   ; 6
three of a kind     ; 3   ; 3   ; 3   ; 3   ; 3   ; 3
two pair dealt      ; 3   ; 2   ; 3   ; 3   ; 3   ; 3
two pair            ; 2   ; 2   ; 2   ; 2   ; 2   ; 2
pairs queen to ace  ; 1   ; 1   ; 1   ; 1   ; 1   ; 1
pairs ten to jack   ; push ; push ; push ; push ; push ; push

silverado-stud three_card_bet: Q ; R ; S5 ; S2 ; U ; V
mini-royal      ; 30 ; 30 ; 30 ; 30 ; 30 ; 30
straight flush  ; 15 ; 15 ; 15 ; 15 ; 15 ; 15
three of a kind ; 8  ; 8  ; 8  ; 8  ; 10 ; 10
straight        ; 5  ; 5  ; 5  ; 5  ; 4  ; 4
flush           ; 3  ; 3  ; 3  ; 3  ; 3  ; 3
pair            ; 1  ; 1  ; 1  ; 1  ; 1  ; 1

silverado-stud four_card_bonus: base
# sd-15.09.9.t4, after the amendment alone (R54)
fours two to ace ; 200
straight flush  ; 50
three of a kind ; 10
flush           ; 6
straight        ; 4
two pair        ; 3
pairs two to ace ; 1
highs six to nine ; push
"""

_FOUR_CARD = """
four-card-poker automatic_bonus: FCP-01 ; FCP-02 ; FCP-03 ; FCP-04 ; FCP-05 ; FCP-06 ; FCP-07
# sd-15.10.15
fours two to ace ; 25 ; 25 ; 25 ; 25 ; 25 ; 25 ; 25
straight flush   ; 20 ; 20 ; 20 ; 20 ; 20 ; 20 ; 20
three of a kind  ; 2  ; 2  ; 2  ; 2  ; 2  ; 2  ; 2

four-card-poker aces_up: FCP-01 ; FCP-02 ; FCP-03 ; FCP-04 ; FCP-05 ; FCP-06 ; FCP-07
fours two to ace ; 50 ; 50 ; 50 ; 50 ; 50 ; 50 ; 50
straight flush   ; 40 ; 40 ; 30 ; 30 ; 40 ; 40 ; 40
three of a kind  ; 9  ; 7  ; 9  ; 7  ; 8  ; 8  ; 7
flush            ; 6  ; 6  ; 6  ; 6  ; 5  ; 6  ; 5
straight         ; 4  ; 5  ; 4  ; 5  ; 4  ; 4  ; 4
two pair         ; 2  ; 2  ; 2  ; 2  ; 3  ; 2  ; 3
pair of aces     ; 1  ; 1  ; 1  ; 1  ; 1  ; 1  ; 1

four-card-poker progressive: FCCP-1 ; FCCP-2 ; FCCP-3
# sd-15.10.16, by the best four of the five (R7)
four aces         ; 100% meter + $100 ; 100% meter + $100 ; 100% meter + $100
fours two to king ; 300 for 1 + $10   ; 300 for 1 + $25   ; 300 for 1 + $25
straight flush    ; 100 for 1 + $5    ; 100 for 1         ; 100 for 1
three of a kind   ; 9 for 1           ; 15 for 1          ; 15 for 1

four-card-poker progressive: PMG-01 ; PMG-02
# sd-15.10.16.p1, by all five cards
royal flush     ; 100% meter + $1,000 ; 100% meter + $5,000
straight flush  ; 10% meter + $300    ; 10% meter + $1,500
four of a kind  ; 300 for 1 ; 300 for 1
full house      ; 50 for 1 ; 50 for 1
flush           ; 40 for 1 ; 40 for 1
straight        ; 30 for 1 ; 30 for 1
three of a kind ; 9 for 1 ; 9 for 1
"""

_HOLDEM = """
texas-holdem-bonus ante: base
# sd-15.12.16: one to one from a flush up; R13: a lesser win pushes
royal flush    ; 1
straight flush ; 1
four of a kind ; 1
full house     ; 1
flush          ; 1

texas-holdem-bonus bonus: published
# NOT from the documents, which print none (R13): the table that is commonly published for this side bet
pair of aces against a dealer's pair of aces ; 1000
pair of aces   ; 30
ace king suited ; 25
ace queen suited ; 20
ace jack suited ; 20
ace king       ; 15
pairs jack to king ; 10
ace queen      ; 5
ace jack       ; 5
pairs two to ten ; 3

texas-holdem-bonus progressive: THBP-08
# sd-15.12.18; the straight flush and below by the best five of seven (R9)
royal flush in five cards  ; 100% meter
royal flush in six cards   ; 25% meter
royal flush in seven cards ; 5% meter
community royal flush      ; $3,000
straight flush  ; $250
four of a kind  ; $100
full house      ; $10

texas-holdem-bonus progressive: PMG-01 ; PMG-02
# sd-15.12.18.p1, by the two hole cards and the flop (R9)
royal flush     ; 100% meter + $1,000 ; 100% meter + $5,000
straight flush  ; 10% meter + $300    ; 10% meter + $1,500
four of a kind  ; 300 for 1 ; 300 for 1
full house      ; 50 for 1 ; 50 for 1
flush           ; 40 for 1 ; 40 for 1
straight        ; 30 for 1 ; 30 for 1
three of a kind ; 9 for 1 ; 9 for 1
"""

_ULTIMATE = """
ultimate-texas-holdem blind: UTH-01 ; UTH-02 ; UTH-03 ; UTH-04
# sd-15.15.16
royal flush     ; 500 ; 500 ; 500 ; 500
straight flush  ; 50 ; 50 ; 50 ; 50
four of a kind  ; 10 ; 10 ; 10 ; 10
full house      ; 3 ; 3 ; 3 ; 3
flush           ; 3 to 2 ; 3 to 2 ; 3 to 2 ; 3 to 2
straight        ; 1 ; 1 ; 1 ; 1

ultimate-texas-holdem trips: UTH-01 ; UTH-02 ; UTH-03 ; UTH-04
# sd-15.15.17
royal flush     ; 50 ; 50 ; 50 ; 50
straight flush  ; 40 ; 40 ; 40 ; 40
four of a kind  ; 30 ; 30 ; 30 ; 20
full house      ; 9 ; 8 ; 8 ; 7
flush           ; 7 ; 6 ; 7 ; 6
straight        ; 4 ; 5 ; 4 ; 5
three of a kind ; 3 ; 3 ; 3 ; 3

ultimate-texas-holdem progressive: UTHP-01 ; UTHP-02
# sd-15.15.18; "to 1" is paid for 1 (R29); UTHP-02's bare royal takes a card of the player's own (R47)
royal flush in five cards  ; 100% meter ; 100% meter
royal flush in six cards   ; 5% meter   ; 100% meter
royal flush in seven cards ; 5% meter   ; 100% meter
community royal flush      ; 3000 for 1 ; 1000 for 1
straight flush  ; 250 for 1 ; 250 for 1
four of a kind  ; 100 for 1 ; 75 for 1
full house      ; 10 for 1 ; 10 for 1

ultimate-texas-holdem progressive: PMG-01 ; PMG-02
# sd-15.15.18.p1, by the two hole cards and the flop (R9)
royal flush     ; 100% meter + $1,000 ; 100% meter + $5,000
straight flush  ; 10% meter + $300    ; 10% meter + $1,500
four of a kind  ; 300 for 1 ; 300 for 1
full house      ; 50 for 1 ; 50 for 1
flush           ; 40 for 1 ; 40 for 1
straight        ; 30 for 1 ; 30 for 1
three of a kind ; 9 for 1 ; 9 for 1
"""

_BLACKJACK = """
blackjack buster: H1 ; H2 ; H3 ; S1 ; S2 ; S3
# sd-30.07.8
3 cards ; 2 ; 2 ; 1 ; 2 ; 2 ; 1
4 cards ; 2 ; 2 ; 2 ; 2 ; 2 ; 2
5 cards ; 4 ; 3 ; 8 ; 5 ; 4 ; 9
6 cards ; 15 ; 12 ; 20 ; 15 ; 12 ; 20
7 cards ; 50 ; 50 ; 50 ; 50 ; 50 ; 50
8 or more cards ; 250 ; 250 ; 250 ; 250 ; 250 ; 250

blackjack buster: H4 ; H5 ; H6 ; S4 ; S5 ; S6
3 cards ; 2 ; 2 ; 1 ; 2 ; 2 ; 1
4 cards ; 2 ; 2 ; 2 ; 2 ; 2 ; 2
5 cards ; 4 ; 3 ; 8 ; 5 ; 4 ; 9
6 cards ; 20 ; 15 ; 20 ; 20 ; 15 ; 20
7 cards ; 40 ; 50 ; 50 ; 50 ; 50 ; 50
8 or more cards ; 100 ; 100 ; 100 ; 100 ; 100 ; 100

blackjack buster: H7 ; H8 ; H9 ; S7 ; S8 ; S9
3 cards ; push ; push ; push ; push ; push ; push
4 cards ; 4 ; 4 ; 4 ; 4 ; 4 ; 4
5 cards ; 8 ; 8 ; 8 ; 9 ; 9 ; 9
6 cards ; 20 ; 15 ; 15 ; 25 ; 20 ; 20
7 cards ; 50 ; 50 ; 50 ; 50 ; 50 ; 50
8 or more cards ; 150 ; 250 ; 500 ; 150 ; 250 ; 500

blackjack buster_bonus: example
# sd-30.07.9.b, after the amendment alone (R54)
7 cards ; $1,000
8 or more cards ; $8,000
"""

BLOCKS = (_MISSISSIPPI, _THREE_CARD, _RIDE, _CARIBBEAN, _SILVERADO, _FOUR_CARD, _HOLDEM, _ULTIMATE, _BLACKJACK)
