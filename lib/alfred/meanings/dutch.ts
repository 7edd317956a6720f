/** What Dutch words mean, as an English customer says it: a word in any of its forms, then one or two meanings. */
export const dutch = `
aanbestedingen tender
aanbestedingsregels procurement rule|tender rule
aanbieding offer
aanbod range|offer
aanbreng apply
aandacht attention
aandeelhouders shareholder
aandelen share
aanduidingen sign|signage
aangeboden offer
aangedampt fogged
aangenomen hire
aangepast adapt|custom
aangerekend charge
aangetekende registered
aangeven declare|indicate
aangevraagd request
aangevreten gnaw|chew
aangifte declaration
aanhangwagen trailer
aankan handle
aankomst finish
aankoop purchase
aankoopdienst purchasing department
aanleveren supply
aanmaken create
aannemer contractor
aanpasen change
aanpassen change
aanraakscherm touchscreen
aanrijding collision
aansluiten connect
aansprakelijkheid liability
aanspreken address
aanspringt switch on
aanstaat on
aanstekers lighter
aantal number
aanvaarden accept
aanvaardt accept
aanvragen request|apply
aanwezig present
aard nature
abs abs
accident accident
account account
achteraan back
achteraf afterwards
achterdeuren rear door
achtergelaten leave
achtergrond background
achterkant back
achterklep tailgate
achterlaten leave
achterlichten tail light
achternaam surname
achterruit rear window
achterste rear
achtersteven stern
achteruit reverse
actie promotion
actief active
action action
adaptieve adaptive
addertje catch
ademende breathable
administratief administrative
administratiekost administration cost
adobe adobe
adres address
adressen address
ads ad
advertentie advert
advocaat lawyer
advocatenkantoor law firm
afbeelding image
afbetaling instalment
afdelingen department
afdrogen dry
affiches poster
afgekeurd rejected
afgesneden cut
afgesproken agree
afgestudeerd graduated
afgeven hand in
afgewassen washed
afgewerkt finished
afgezet cheat|drop off
afhaalpunt collection point|pick up point
afhaalt pick up
afhalen collect
afkomt come off
afkrijg remove
afkuisen clean
afmeting dimension|size
afrit exit
afscheid farewell
afscheidscadeau farewell gift
afslag exit|discount
afspraak appointment
afspreken agree|meet
afstand distance
afstandhouders standoff|spacer
afstandsbediening remote control
aftrekbaar deduct
afval waste
afvalcontainer skip
afvoeren dispose|remove
afwasbare washable
afwerking finish
afwijken differ
afzagen saw off
afzeg cancel
afzeggen cancel
afzetten remove|switch off
afzie withdraw|cancel
airbrushen airbrush
airco air conditioning
airfryer air fryer
airlines airline
akkoord agree
akoestisch acoustic
alarm alarm
alcohol alcohol
algemene general
alle all
allebei both
alleen only
allemaal all
allereerste first
allergisch allergic
alletwee both
alternatief alternative
altijd always
alu aluminium
aluminium aluminium
aluminiumfolie aluminium foil
amateurorkest amateur orchestra
ambetant annoying
ambtenaar civil servant
ambulance ambulance
amper barely
andere other
annuleren cancel
anti anti
antifouling antifouling
antraciet anthracite
antwerpen antwerp
antwoord answer
antwoordt answer
apart separate
apenverblijf monkey house|monkey enclosure
apotheek pharmacy
apotheker pharmacist
apothekerskruis pharmacy cross
appartement apartment
appartementsgebouw apartment building
apps app
arbeider worker
architect architect
arduin bluestone
arm arm|poor
asbest asbestos
asbestattest asbestos certificate
asfalt asphalt
assistent assistant
atelier workshop
attest certificate
australie australia
auteursrecht copyright
auto car
autobatterij car battery
autobelettering vehicle lettering
autokeuring car inspection
automatisch automatic
automerk car brand
autootjes car
autoplakkers car sticker
autoramen car window
autorisatie permission
autoruiten car window
autos car
autosnelweg motorway
autostoelen car seat
autostrade motorway
autozetels car seat
avondcursus evening course
avonds evening
avondworkshops evening workshop
award award
baan lane|strip
baard beard
baas boss
baby baby
babymuts baby hat
bachelorproef thesis
badeendjes rubber duck
badges badge
badhanddoek bath towel
badjas bathrobe
badkamer bathroom
badkamerraam bathroom window
bak box
bakfiets cargo bike
bakker baker
bakkerij bakery
baksteen brick
bal ball
balie counter|reception
ballen ball
ballonnen balloon
balpennen pen
banaan banana
bancontact bancontact
band tyre|band
bandencentrale tyre centre
bandje ribbon|strap
bandlogo band logo
bang afraid
bangmakerij scaremongering
bank bank|bench
bankkaartnummer card number
bankrekening bank account
bankwaarborg bank guarantee
banner banner
barsten crack
barstjes crack|bar
basdrum bass drum
batterij battery
bbq barbecue
beachflag beach flag
beachvlag beach flag
beachvlaggen beach flag
beamer projector
bed bed
bedacht think up
bedenktijd cooling off period
bediening control
bedoel mean
bedot deceive
bedraagt amount
bedrag amount
bedrijf company
bedrijfsfilm corporate video
bedrijfslogo company logo
bedrijfsloop company run
bedrijfsnummer company number
bedrijfsrood company red
bedrijfswagen company car
bedrijven company
bedrijvendag company day|open day
bedrijvenpark business park
bedrijventerrein industrial estate|business park
bedrijvenzone business park
bedrogen deceive
bedrukken print
bedrukte printed
beeld image
beenhouwerij butcher
beenhouwerijtoog butcher counter
beetje bit
begin start
beginnen start
begint start
begon start
begonnen start
begrafenis funeral
begrafenisondernemer funeral director
behaald obtain|achieve
behandelingen treatment
behandelkamer treatment room
behang wallpaper
beheer management
beheerder manager
beide both
beige beige
bekend known
bekers cup
bekijken look
bekleden cover|upholster
bekleven wrap|stick
bekrast scratched
bel call
belasting tax
belastingaangifte tax return
belastingbrief tax return
belde call
belettering lettering
belgie belgium
bellen call
beloof promise
beloven promise
belt call
beneden downstairs
benelux benelux
benieuwd curious
benzine petrol
benzinetank fuel tank
bepaalt determine
beperking limitation
beperkt limited
beplakken wrap|stick
beplakt cover
bereid willing
bereik reach
berekend calculate
bergske mountain
bericht message|notify
berk birch
berline saloon
beroep profession
beschadiging damage
beschadigt damage
beschermd protected
beschermen protect
beschermfoli protective film
beschermfolie protective film
beschermingsfolie protective film
beschermt protect
beschrijft describe
beschrijving description
beslagen fog|fittings
beslis decide
beslissen decide
beslissers decision maker
beslist decide
bespreken discuss
best best
bestaan exist
bestaande existing
bestaat exist
bestand file
besteden spend
bestel order
bestelbedrag order amount
bestelbon order form
besteld ordered
bestelknop order button
bestellen order
bestelt order
bestelwagen van
bestelwagens van
bestickeren lettering|sticker
bestuur board
bestuurder driver|director
bestuursleden board member
betaald paid
betaalt pay
betaaltermijn payment term
betalen pay
betalingstermijn payment term
betegeld tiled
betekend mean
betekenis meaning
beter better
beton concrete
betonvloer concrete floor
betrouwbaarst reliable
betwisten contest|dispute
beu fed up
beurs trade fair
beursorganisatie trade fair organiser
beursorganisator exhibition organiser|trade fair organiser
beursstanden exhibition stand
bevalt please
bever beaver
bevestigd fix|attach
bevestigen confirm|attach
bevestigingsmail confirmation email
bevoegde competent
bevoegt competent
bewaard keep
bewaart keep
bewaking security
bewakingscamera security camera
bewaren keep
beweegt move
beweert claim
bewegen move
bewegwijzering signage
bewijs proof
bewoners resident
bezet occupied
bezig busy
bezoekers visitor
bezorgen deliver
bezorgt deliver
bidons water bottle
bidprentjes memorial card
biermerk beer brand
bierviltje beer mat
bijberoep side business
bijbestellen reorder
bijbetalen pay extra
bijen bee
bijgehouden keep
bijhouden keep|maintain
bijhuis branch
bijkomen add
bijlagen attachment
bijmaken make extra
bijna almost
bijnaam nickname
bijtellen add
bijvoorbeeld example
bijzetten add
biljarttafel billiard table|pool table
bindend binding
binnen inside
binnenbak interior
binnenbreng bring in
binnendeuren interior door
binnenkant inside
binnenkijken look in
binnenkort soon
binnenrijden drive in
binnenspringen drop in
binnenstaat inside
binnenuit inside
binnenzet bring in
bio organic
biokatoen organic cotton
bioscoop cinema
bitcoin bitcoin
blaasjes bubble
blaaskes bubble
blacklight blacklight
blad sheet|leaf
bladdert peel
bladgoud gold leaf
bladzijden page
blauw blue
blazen blow
bleek pale
bleiten cry
blijf stay
blijft stay
blijkt appear
blijven stay
blikvanger eye catcher
blinde blind
blinderen tint
blinken shine
blinkend shiny
blinkt shine
bloeddruk blood pressure
bloemen flower
bloemenmotief floral pattern
bloemenwinkel flower shop
bloemenzaak flower shop
blogartikel blog post|blog article
blok block
blokkenboel blocks
blote bare
blusapparaat fire extinguisher
blutsen dent
bobbels bubble
bobbelt bubble
bodem bottom
boeg bow
boekbespreking book review
boeken book
boekhouder accountant
boekhouding accounting
boekhoudpakket accounting software
boekhoudprogramma accounting software
boekingssites booking site
boekje booklet
boel stuff
boer farmer
boerderij farm
boete fine
boeteclausule penalty clause
boetiek boutique
bol sphere
bollen bubble
bomma grandmother
bompa grandfather
bonboekjes receipt book
boog arch
boogje arch
book book
boom tree
boorgaten drill hole
boort drill
boot boat
bootje boat
bootromp boat hull
bord sign
bordeaux burgundy
bordje sign
bordspel board game
borduren embroider
borduurder embroiderer
borduurgaren embroidery thread
borduurmachien embroidery machine
borduurmachines embroidery machine
borduurprogramma embroidery software
borduursel embroidery
borduurster embroiderer
borduurt embroider
borduurwerk embroidery
boren drill
borst chest
borstels brush
borstlogo chest logo
borstzak breast pocket
bortje sign
bos forest
boterham sandwich
botsing collision
bouwbedrijf construction company
bouwen build
bouwer builder
bouwhekdoek fence banner
bouwhekken construction fence
bouwvakker construction worker
bouwverlof construction holiday
bovenaan top
bovenbuur upstairs neighbour
bovenop on top
boze angry
braderie street market
braille braille
brandattest fire certificate
brandblussers fire extinguisher
branden burn|fire
brandhout firewood
brandklasse fire rating
brandt burn
brandveilig fire safety
brandvertragend fire retardant
brandweer fire brigade|fireproof
brandweerattest fire certificate
brasserie brasserie
break estate car
breed wide
breedste wide
breedtes width
breekbaar fragile
breekmes utility knife|snap off knife
breetes width
breien knit
breken break
brengen bring
brengt bring
brief letter
briefpapier letterhead
brieven letter
brievenbus letterbox
brievenbussen letterbox
bril glasses
brochure brochure
broek trousers
broekspijpen trouser leg
broer brother
bronbestand source file
brood bread
broodjeszaak sandwich shop
broodzakken bread bag
brouwerij brewery
brug bridge
brugdag bridge day|day off
brugge bruges
bruid bride
bruidegom groom
bruikbaar usable
bruine brown
brussel brussels
btw vat
bubbelplastiek bubble wrap
bubbels bubble
budget budget
buggy pushchair|buggy
buik belly
buis tube
buiten outside
buitenboordmotor outboard motor
buitenhouden keep out
buitenisolatie exterior insulation
buitenkant outside
buizen tube
bulten bump
bumper bumper
bumperrand bumper edge
bureau office|desk
bureaudeur office door
bureel office
buren neighbour
burgemeester mayor
burger citizen|burger
bus bus|van
bushokje bus shelter
busje van
bussen bus
buttons badge
buurman neighbour
buurt neighbourhood
buurtfeest street party
buurvrouw neighbour
bvba limited company
cabine cabin
caddy caddy
cadeau gift
cadeaubon gift voucher
cadeaubonnen gift voucher
cadeaucheques gift voucher
cafe cafe
cafewand cafe wall
camera camera
camerabewaking camera surveillance
camion truck
camionette van
camionnette van
camouflage camouflage
campagne campaign
camper motorhome
camping campsite
canva canva
car coach
caravan caravan
carbon carbon
carbonkader carbon frame
carbonlook carbon look
carnaval carnival
carnavalskostuums carnival costume
carpass car pass
carrosserie bodywork
carrosserieherstelling bodywork repair
carrossier body shop
carwasch car wash
carwash car wash
carwashborstel car wash brush
carwrap car wrap
cash cash
cassette cassette
catalogus catalogue
catering catering
centimeter centimetre
centrum centre
ceramic ceramic
champions champion
chatbot chatbot
chatgpt chatgpt
chatrobot chatbot
chauffage heating
chauffeurs driver
chef boss
cheques voucher|cheque
chinees chinese
chinese chinese
chip chip
chippen remap|chip tuning
chiro youth club
chiroclub youth club
chocolade chocolate
chocoladeletter chocolate letter
chroom chrome
chroomfolie chrome film
cijfer number
cirkelkrasjes swirl mark
cirkels circle
claimt claim
club club
clubbus club bus
clubembleem club emblem
clubhuis clubhouse
clubkleuren club colour
clublogo club logo
clublokaal clubhouse
clubnaam club name
cmyk cmyk
coating coating
cocktailbar cocktail bar
code code
cola cola
collectie collection
collega colleague
comite committee
communie communion
communiefeest communion party
communieportretten communion portrait
composiet composite
computer computer
concurrent competitor
congres conference
constant constantly
consument consumer
consumentenbescherming consumer protection
consumentenombudsdienst consumer ombudsman
contact contact
contacteer contact
container container
containerke container
containerpark recycling centre
contante cash
content happy|content
contract contract
cookiebanner cookie banner
cookies cookie
copyshop copy shop
coreldraw coreldraw
correctierondes revision
correcties correction
cortenstaal corten steel
cover cover
cowork coworking
creditnota credit note
crepi render
cruise cruise
crypto crypto
curry curry
cursus course
cursussen course
custom custom
daarna afterwards
daaronder underneath
daarrond around
dacht think
dag day
dak roof
dakfolie roof wrap
dakgoot gutter
dakisolatie roof insulation
dakkoffer roof box
dakpan roof tile
dakpannen roof tile
dakplaten roof panel
dakraam roof window
dakvenster skylight
dakwerken roofing
dakwerker roofer
dakwerkersbedrijf roofing company
damage damage
dame lady
dampkap extractor hood|cooker hood
dampt fog
danspak dance costume
dansschool dance school
dansvloer dance floor
das scarf|tie
dashboard dashboard
dashcams dashcam
dassen scarf|tie
datalek data breach
datum date
dealer dealer
decibel decibel
definitief final
deftig decent
dekens blanket
dekt cover
delen part|share
demonteren dismantle
dempen dampen
denk think
denkt think
deponeren register
depot depot
derde third
derdenrekening escrow account|client account
details detail
deugt good
deuk dent
deukske dent
deur door
deurbordjes door sign
deurgrepen door handle
deurkader door frame
deurkes door
deurklinken door handle
deurplaatjes door sign
deurstijlen door pillar
deurwaarder bailiff
dezelfde same
dia slide
dibond dibond
dibondplaat dibond
dicht closed
dichtbij close
dichtklappen close
diefstal theft
diensten service
dienstencentrum service centre
dient serve
diep deep
diepvries freezer
dieren animal
diesel diesel
dieselvlekken diesel stain
digitale digital
digitaliseren digitise
dijk dike
dik thick
dikker thick
dikte thickness
dikwijls often
dimmen dim
dingen thing
dino dinosaur
dinsdag tuesday
diploma diploma
direct direct
directeur director
directie management
directrice director
discotheek nightclub
discreet discreet
dispatcher dispatcher
display display
div vehicle registration
dochter daughter
document document
doe do
doek banner|cloth
doel goal
doenbaar feasible
doet do
dof dull
doffe dull
dokter doctor
dokterspraktijk doctor s practice
dolen wander
dom stupid
domein domain
domeinnaam domain name
domme stupid
donderdag thursday
donker dark
donkerblauw dark blue
donkerder dark
donkergroene dark green
dood dead|die
doodshoofd skull
doodskist coffin
doodsprentjes memorial card
doop christening
doorgaan continue
doorgestuurd forward
doorgeven pass on
doorlichting screening
doorlooptijd lead time
doorlopend continuous
doormailen email
doorprikken pierce
doorsturen send
doorverkopen resell
doorzichtige transparent
doos box
doosletters channel letter
dorp village
dorpels sill
dorpsfeesten village fair
dorpsgezicht conservation area|village view
dossier file
douches shower
douchewand shower screen
dpi dpi
dpo dpo
draad thread|wire
draagtas carry bag
draagtassen bag
draaide turn
draaien turn
draait turn
dragen wear|carry
drank drink
dreigt threaten
driedubbel triple
drietalig trilingual
drievoud triplicate
dringende urgent
dringendst urgent
drinkbekers drinking cup|cup
drinkbussen water bottle
drinkflessen water bottle
drogen dry
drogkast tumble dryer
drone drone
dronefilm drone video
dronefilmpje drone video
droneshow drone show
dronken drunk|drink
droogkast tumble dryer
drukinkt printing ink
drukken print
drukker printer
drukkerij printer
drukt print
drukwerk printing
dst dst
dtf dtf
dubbel double
dubbelzijdig double sided
duidelijk clear
duif pigeon
duits german
duitsland germany
duivenbond pigeon club
dun thin
dunne thin
dunste thin
duplicaat duplicate
durf dare
durft dare
duur expensive
duurder expensive
duurste expensive
duurt last|take
duurzame sustainable
echt real
ecocheques eco voucher
eczeem eczema
editor editor
eender any
eerder earlier
eergisteren day before yesterday
eerlijk honest
eerst first
eet eat
eetbaar edible
eetfestijn community dinner
eetfestival food festival
eetkamer dining room
eetkamerstoelen dining chair
eetzaal dining room
effect effect
effectief effective
efkes moment
eigelijk actually
eigen own
eigenaar owner
eigendom property
eigendomsvoorbehoud retention of title
eigenlijk actually
eiken oak
eind end
eindje end
eis demand
eist demand
electriciteitskabels electric cable
elektricien electrician
elektriciteitsfactuur electricity bill
elektriciteitskast electrical box
elektriek electricity
elektrieker electrician
elektrische electric
elektronische electronic
elke every
embleem emblem
emissiezone emission zone
energietoeslag energy surcharge
engels english
enkel only
enseigne sign
enveloppen envelope
eori eori
erachter behind
eraf off
erboven above
erfbelasting inheritance tax
erfgoed heritage
erft inherit
erg bad
ergens somewhere
erger worse|bad
erkend recognised
erkenning accreditation|recognition
erlangs past
ernaast beside
eronder underneath
errond around
ertussen between
eruitziet look
ervaring experience
ervoor before
etalage shop window
etalagepoppen mannequin
etalageruit shop window
eten eat|food
ethische ethical
etics external insulation|etics
etiket label
etiketje label
euro euro
europa europe
evacuatieplannen evacuation plan
evenement event
evenementenhal event hall
event event
evenveel as much
exact exact
examens exam
excel excel
excl excluding
expo exhibition
extra extra
fabriek factory
facebook facebook
facebookadvertenties facebook ad
facebookpagina facebook page
facturatieprogramma invoicing software
factuur invoice
failliet bankrupt
familie family
familiefeest family party
familienaam surname
fanfare brass band
favoriete favourite
feest party
feesttenten party tent
feestzaal party hall
fel bright
felgroen bright green
felle bright
feller bright
festival festival
fiches sheet
fier proud
fiets bicycle
fietsen bicycle
fietsenwinkel bike shop
fietsers cyclist
fietsvergoeding bicycle allowance
figuur figure
fijne fine
filiaal branch
filiaalhouder branch manager
filialen branch
film film
filmpje video
filmt film
financieel financial
firma company
firmanaam company name
firmawagen company car
fiscaal tax
fitness gym
fitter fitter
flanders flanders
flank side
fleece fleece
flets faded
fletser faded
flex flex
flexi flexi
flexwerk flexible working
flightcase flight case
flik policeman
flikkert flicker
fluitistje flautist
fluo fluorescent
fluohesjes hi vis vest
fluovest hi vis vest
fluovestjes high visibility vest
flyers flyer
folder leaflet
foli film
folie film
folieke film
folieren wrap
foliezetten film installer
fontein fountain
fonts font
foodtruck food truck
foolie film
forex forex
formaat size|format
formule formula
formulier form
fosforiserende glow in the dark|phosphorescent
foto photo
fotobehang photo wallpaper
fotoboek photo book
fotograaf photographer
fotolabo photo lab
fotomuur photo wall
fotos photo
fotostudio photo studio
fotosynthese photosynthesis
fotowand photo wall
fout mistake|wrong
foutmelding error message
frakken coat
frame frame
franchise franchise
frans french
franstalig french speaking
freesmachine milling machine|cnc router
fresco fresco
frieten fries
frietkraam chip van|chip stand
frigo fridge
frigobox cool box
frituur chip shop
fruit fruit
fuif party
full full
functie function
function function
fundering foundation
gaan go
gaasdoek mesh banner
gaat hole|go
gaatjes hole
gaatjesdoek mesh banner
gaatjesfolie perforated film
gaf give
galabal ball
galm echo
galmt echo
gamekamer game room
gamma range
gang corridor
garage garage
garagemuur garage wall
garagepoort garage door
garagist mechanic
garanderen guarantee
garantie warranty
garen thread
gas gas
gasten guest
gasvlam gas flame
gatjes hole
gazet newspaper
gdpr gdpr
gebarsten cracked
gebeten bite
gebeurd happen
gebeuren happen
gebeurt happen
geblindeerde tinted
geblokkeerd block
geblondeerd bleached
geboorte birth
geboortekaartjes birth announcement
geboortenaam birth name
geborduurde embroidered
geborsteld brushed
gebouw building
gebouwd build
gebrek defect
gebruiken use
gebruiker user
gebruikt used
gecertificeerd certified
gecoat coated
gedaan do
gedacht think|idea
gedeeltelijke partial
gedenkplaatje memorial plaque
gedrukt printed
geef give
geeft give
geel yellow
gefoliede wrap
gefotografeerd photographed
gegaan go
gegarandeerd guaranteed
gegeten eat
gegeven give|data
gegevens details|data
gegraveerde engraved
gehaald get
gehackt hack
gehangen hang
gehoor hearing
gehoorapparaat hearing aid
gehoord hear
gehuurd rented
geisoleerd insulated
gekalkte whitewashed
gekapt carve
gekend know
geklasseerd listed
gekleefd stick
gekleurde coloured
gekocht bought
gekoelde refrigerated
gekomen come
gekookte cooked
gekost cost
gekozen choose
gekraste scratched
gekregen get
gekrompen shrunk
gekuist clean
geld money
geldig valid
geldt apply
geleden ago
geleerd learn
geleverd delivered
gelift lift
gelijk same|right
gelijkvloers ground floor
gelnagels gel nail
gelopen run|walk
geluid sound
gemaakt make
gemachtigde authorised
gemaild email
gemarkeerd mark
gemeente municipality
gemeentebelasting municipal tax
gemeentebestuur municipality
gemeentedienst municipal service
gemeentehuis town hall
gemeentetaks municipal tax
gemeld report
gemene common
gemerkt notice
gemiddelde average
genaaid sewn
geneesmiddel medicine
geneest heal
geniet staple|enjoy
genoeg enough
genomen take
geparkeerde park
gepensioneerd retired
geperforeerde perforated
gepersonaliseerde personalised
geperste press
geplaatst installed
geplakt stick
geplast pee
gepleisterd plastered
gepolijst polish
geprint print
geprobeerd try
geraakt get
geraken get
gerecycleerde recycled
gereden drive
gereedschap tool
geregeld arrange
geregistreerde registered
gerekend charge
geribde ribbed
geruchten rumour
geschenk gift
geschept scoop
gescheurd torn
geschikt suitable
geschil dispute
geschilderd painted
geschraapt scrape
geschreven write
geschuimd foamed
geschuurd sand
gesloten closed
gesneden cut
gesolliciteerd apply
gesorteerd sort
gespoten sprayed
gespreid instalment|spread
gesprekken interview|conversation
gestaan stand
gestart start
gestikt stitched
gestolen stolen
gestopt stop
gestorven die
gestreken ironed
gestructureerd structured
gestuurd send
getekend sign|draw
getest test
getint tinted
getoond show
getraind train
getrokken pull
getuige witness
getuigschriften certificate
geurdruk scented printing
geurtje scent|smell
gevaarlijk dangerous
gevel facade
gevelbord sign
gevelbort sign
gevelletrs sign letter
gevelletterprijs sign letter price
gevelletters sign letter
gevelreclame sign
geven give
geverfd paint
gevestigd based
gevoel feeling
gevoelens feeling
gevolgd follow
gevonden find
gevraagd ask
gevuld fill
gewaaid blow
gewacht wait
gewassen wash
geweigerd refuse
gewerkt work
gewestweg regional road
geweten know
gewicht weight
gewonnen win
gewoon normal
geworden become
gewrapte wrapped
gezeefdrukt screen print
gezegd say
gezelschapsspel board game
gezet put
gezien see
gezin family
gezinnen family
gezocht search
gezoem hum
gezond healthy
gids guide
gieten pour
ging go
gips plaster
gisteren yesterday
gladde smooth|slippery
glans gloss
glanzend glossy
glas glass
glasplaatser glazier
glazen glass
glazenwasser window cleaner
gleufje slot
glijden slip|slide
glijdende flexible
glitter glitter
gloed glow
god god
goe good
goed good
goedgekeurd approved
goedkeuren approve
goedkoopste cheap
goedkope cheap
goedkoper cheap
goeie good
goekoper cheap
goesting feel like
gokken guess|gamble
golf wave|golf
golfkar golf cart|golf buggy
golfplaten corrugated sheet
golven wave
google google
gooi throw
gooit throw
gordijnen curtain
goud gold
gouddraad gold thread
goudfolie gold foil
gps gps
gpu gpu
graaft dig
graden degree
graf grave
graffiti graffiti
graffitikunstenaar graffiti artist
grafieker graphic designer
grafisch graphic
grafish graphic
grafsteen gravestone
grafzerken gravestone
gras grass
gratis free
graveren engrave
graveur engraver
grijs grey
grijze grey
groen green
groep group
groepsshirt group shirt
grond ground
grondpin ground spike
groot big|size
grootformaat large format
grootste large
grootvader grandfather
groter big
gsm phone
gsmfoto phone photo
gsmhoesje phone case
gsmnummer phone number
haag hedge
haakpatroon crochet pattern
haaks square
haalbaar feasible
haalt get
haan rooster
haar hair
haat hate
hackers hacker
hagelschade hail damage
halen get|hall
half half
halle hall
halve half
halverwege halfway
hamer hammer
handbagage hand luggage
handdoek towel
handelaar dealer
handelspand commercial property
handen hand
handgeschreven handwritten
handig handy
handleiding manual
handschrift handwriting
handtassen handbag
handtekening signature
handvaten handle
hangborden hanging sign
hangen hang
hangertje pendant
hangt hang
hard hard
harmonie brass band
harnassen harness
haven harbour
heel whole
heet hot
heftruck forklift
heftruckzone forklift zone
heic heic
hekken fence
helemaal completely
helft half
helm helmet
helpen help
helpt help
hemden shirt
hemelvaart ascension day
herbekleden reupholster
herbruikt reuse
herder shepherd
herdrukken reprint
herenhuis townhouse
herfstvakantie autumn holiday|half term
hergebruiken reuse
herhaald repeat
herinnering reminder
herkenbaar recognisable
herkennen recognise
herkeuren reinspect
herkomst origin
herroeping withdrawal
herroepingsrecht right of withdrawal
herspoten respray
herspuiten respray
hersteld repair
herstellen repair
herstelt repair
herstofferen reupholster
hertekenen redraw
hesjes vest
hetzelfde same
hexcode hex code
hexis hexis
hielp help
hiernaast next door
hinkelspelen hopscotch
hitte heat
hittebestendig heat resistant
hittepers heat press
hobbyisten hobbyist
hoek corner
hoekje corner
hoekske corner
hoelaat time
hoelang how long
hoesje case
hoestsiropen cough syrup
hoeveel how much
hoever far
hoeves farm
hoevewinkel farm shop
hof garden
hogedruk high pressure
hogedrukreiniger pressure washer
hogedrukspuit pressure washer
hoger high
hollanders dutch people
hollandse dutch
hond dog
hondenpenning dog tag
honing honey
honingpotjes honey jar
hoodies hoodie
hoofdkantoor head office
hoofdstad capital
hoog high
hoogrendementsglas double glazing
hoogspanning high voltage
hoogte height
hoogtelijnen contour line
hoogtewerk work at height
hoogtewerker aerial platform
hoogwerker cherry picker
hoop hope|heap
hoor hear
hoorde hear
hoort hear|belong
horeca hospitality
horecapersoneel hospitality staff
horloge watch
hospitalisatieverzekering hospital insurance
host hosting
hoster host
hosting hosting
hotel hotel
hou last|keep
houden last|keep
houdt last|hold
hout wood
houthakselaar wood chipper
houtkachel wood stove|wood burner
houtmotief wood pattern
huid skin
huidige current
huis house
huisarts doctor
huisbaas landlord
huiskleuren brand colour
huisnummer house number
huisramen house window
huisregels house rule
huisstijl branding
huisstijlboek brand guide
huisstijlgids brand guide
huisstijlgroen brand green
huisstijlhandboek brand guide
huistijlgids brand guide|style guide
huren rent
huurcontract lease
huurder tenant
huurpand rented property
huurprijs rent
huwelijk wedding
hvl how much
icoontje icon
idee idea
identiek identical
ieder every
iedereen everyone
ijs ice cream|ice
ijskar ice cream cart
ijssalon ice cream parlour
ijzerdraad wire
illustrator illustrator
immokantoor estate agency
inbegrepen included
inbinden bind
inbraakfolie security film
inbraakwerende burglar resistant
inbrekers burglar
incl including
inclusief including
indexatie indexation
indienen submit
industriezone industrial estate
ineens suddenly
info information
infoschermen information screen
ingang entrance
ingebonden bound
ingebrand burn in
ingediend submit
ingegooid smash
ingekleurd coloured
ingepakte wrapped
ingevuld fill in
ingezakt collapse
inhouden withhold|deduct
inhoudingsplicht withholding obligation
initialen initial
ink ink
inkaderen frame
inkijk privacy
inkom entrance
inkomdeur front door
inkomhal entrance hall
inkorten shorten
inkt ink
inladen load
inleveren hand in
inlichten inform
inlogen log in
inname intake
innemen take
inox stainless steel
inpakken wrap
inpakt wrap
inrichting fit out
inrit driveway
inschrijven register
inschrijvigsbewijs registration certificate
inschrijvingsbewijs registration certificate
inschrijvingsdienst vehicle registration
inschrijvingspapieren registration papers
insecten insect
inslaan smash|break
inspreken record|voice over
insta instagram
instagram instagram
insteken insert|put in
instructies instruction
interessant interesting
interessanter interesting
interest interest
interieur interior
internet internet
interviews interview
intrekken withdraw
intrest interest
intro intro
intyp type
investeerders investor
investeringsaftrek investment deduction
invullen fill in
inwoners inhabitant
inzage access
iphone iphone
ipv instead
irispaars iris purple
iso iso
isolatie insulation
isomo polystyrene
jaar year
jaarcijfers annual figures
jaarlijkse annual
jaarrekening annual accounts
jacht yacht
januari january
jas jacket
jassen jacket
javascript javascript
jeep jeep
jetski jet ski
jeugd youth
jeugdbewegingen youth movement
jeugdhuis youth centre
jeugdploegje youth team
jeugdraad youth council
jeugdverenigingen youth club
jeukt itch
job job
jobbeurs job fair
jobbeurzen job fair
jongens boy
jongeren young people
jpeg jpeg
jpegje jpeg
jpegske jpeg
jpg jpg
judo judo
judogordels judo belt
juf teacher
juist correct
juli july
juni june
juridisch legal
jurist lawyer
juwelen jewel
juwelier jeweller
kaarsen candle
kaarsrecht straight
kaart card|map
kaartclub card club
kaartjes card
kaastoog cheese counter
kaaswinkel cheese shop
kader frame
kado gift
kaft cover
kajaks kayak
kajuitboot cabin boat
kale bare|bald
kalkaanslag limescale
kalkpapier tracing paper
kalkverf lime paint
kameleonfolie chameleon wrap
kameraad friend
kamermuur room wall
kamerplanten house plant
kamers room
kamp camp
kampioenenviering championship celebration
kamplied camp song
kampvuur campfire
kanaalplaat channel plate
kangoeroezak kangaroo pocket
kanten side
kantine canteen
kantoor office
kantoorgebouw office building
kantoorramen office window
kantoorwand office wall
kapmantels hairdressing cape
kapot broken
kapotmaakt break
kapper hairdresser
kapsalon hair salon
kapster hairdresser
karren cart
karting karting
karton cardboard
kartonnen cardboard
kassa checkout
kassarollen till roll
kassasysteem cash register
kassier cashier
kast cupboard
kat cat
katoen cotton
keer time
ken know
kennen know
kennis knowledge
kent know
keramiek ceramic
keramische ceramic
kerkkoor church choir
kermis fair
kerst christmas
kerstmis christmas
kerstvakantie christmas holiday
kerstverlichting christmas lights
keten chain
keukekastjes kitchen cupboard
keuken kitchen
keukenblad worktop
keukenkastjes kitchen cupboard
keukenschort apron
keurder inspector
keuren inspect
keuring inspection
keuze choice
kever beetle
keycords lanyard
kga hazardous waste
kieken idiot|chicken
kies choose
kiezen choose
kijken look
kijkt look
kille cold
kilo kilo
kilometers kilometre
kiloprijs price per kilo
kind child
kinderarbeid child labour
kinderboek children s book
kinderdagverblijf nursery
kinderen child
kinderhoek children s corner
kinderkamer children s room
kinderkleren children s clothes
kindermaten children s size
kindershirt children s shirt
kindertekening child s drawing
kinepraktijk physiotherapy practice
kinesist physiotherapist
kip chicken
kipfilet chicken breast
kisten coffin|crate
klaagt complain
klaar ready
klacht complaint
klagen complain
klak cap
klanten customer
klarna klarna
klas class
klaslokalen classroom
klassen class
klassieke classic
klastrui class sweater
kledij clothing
kleding clothing
kledinglijntje clothing line
kledingmerk clothing brand
kleedkamers changing room
kleefband tape
kleefletters adhesive letter
kleeft stick
klein small
kleindochter granddaughter
kleiner small
kleinkinderen grandchild
kleinste small
kleinzoon grandson
klemt jam|stuck
kleren clothes
kleur colour
kleurcode colour code
kleurenblind colour blind
kleurenfoto colour photo
kleurfolie colour film
kleurke colour
kleurovergang gradient
kleurprofielen colour profile
kleurrijke colourful
kleurveranderende colour changing
kleurverloop gradient
kleurverschil colour difference
kleurwijziging colour change
kleuterklas nursery class
kleuters toddler
kleuterschool nursery school
kleven stick
klinknagels rivet
klinkt sound
klittenband velcro
klonk sound
kloot idiot
kloppen correct|knock
klopt correct
klossen lace
kmo sme
knallend bright
knieen knee
knippen cut
knoppen button
knuffelbeer teddy bear
knutselaars crafter
knutselen craft
kocht buy
koeler cool
koelkast fridge
koelt cool
koeltoog refrigerated counter
koelwagen refrigerated van
koerierwagens courier van
koers race|courtyard
koersfiets racing bike
koersfietsen racing bike
koersploeg cycling team
koffer boot|suitcase
koffie coffee
koffiebar coffee bar
koffiebranderij coffee roaster
koffiemachine coffee machine
koffietas mug
koffievlek coffee stain
kofiemokken coffee mug
koken cook
koksvest chef jacket
komde come
komen come
komst arrival
komt come
kookboek cookbook
kookvesten chef jacket
koopt buy
kopen buy
koperen copper|buyer
koperkleurig copper
kopie copy
koplampen headlight
koppelen couple|link
koppen head
koppijn headache
kortbij nearby
korter short
korting discount
kortingscode discount code
kost cost
kostprijs cost
kot student room
koud cold
kousen sock
kraampje stall
kraantje tap
krabben scratch
krabber scraper
krabt scratch
krakkemikkig rickety
kralen bead
krant newspaper
krasjes scratch
krassen scratch
krasser scraper
kreeg get
kriebelt itch
krijg get
krijgt get
krijtbord chalkboard
krimpen shrink
krimpt shrink
kringwinkel charity shop
kritisch critical
krokusvakantie half term|spring holiday
krom bent
kruidenierszaak grocery shop
kruispunt crossroads
krulden curl
krulletters curly letter
krult curl
kuip tub|fairing
kuisen clean
kuisfirma cleaning company
kuist clean
kuisvrouw cleaner
kuit calf
kunststof plastic
kurk cork
kussen cushion
kussensloop pillowcase
kust coast
kvk chamber of commerce
kwaad angry
kwam come
kwart quarter
kwartier quarter
kwijt lose
kwijtgespeeld lose
kwijtraak lose
laad load
laadbak truck bed
laadkade loading dock
laadpaal charging station
laadrand loading sill
laag low|layer
laagsteprijsgarantie lowest price guarantee|price match
laarzen boot
laatste last
laatstejaars final year student
laatstejaarstruien leavers hoodie
laattijdige late
label label
lachen laugh
lachte laugh
ladders ladder
lagere low
lak paint
lakbeschermingsfolie paint protection film|ppf
laminaat laminate
lamp lamp
landen country
landingsbaan runway
lang long
langer long
langskomen come by
langst long
lanyards lanyard
laptops laptop
las weld
lasergravure laser engraving
lassers welder
last trouble|load
laten let
later later
latjes slat
lavendel lavender
league league
leasemaatschappij leasing company
leasen lease
leasewagen lease car
leasewagens lease car
leasing leasing
leasingbak lease car
leasingmaatschappij leasing company
leasingwagen lease car
led led
ledbak light box
leder leather
ledjes led
ledneon led neon
ledscherm led screen
ledstrips led strip
ledverlichting led lighting
leefruimte living room
leeft live|alive
leeftijd age
leeg empty
leegmaken empty
leent lend
leenwagen courtesy car|loan car
leerkracht teacher
leerlingen pupil
leerplatform learning platform
leesbaar readable
leesbril reading glasses
leest read
leggen lay
legpuzzel puzzle
legt lay
leiding leader|pipe
lek leak
lekt leak
lelijk ugly
lelijker ugly
lenen borrow
lening loan
lente spring
leraar teacher
leren learn|leather
les lesson|read
lesauto driving school car
lessen lesson
leters letter
lettergrootte letter size
letterhoogte letter height
letterkes letter
letterpress letterpress
letters letter
letterschilder signwriter
lettertype font
leuk nice|fun
levensduur lifespan
leverancier supplier
leverd deliver
leverdatum delivery date
leveren deliver|delivery
leveringsdatum delivery date
leveringstermijn delivery time
levert deliver
levertermijn delivery time
levertijd delivery time
lezen read
lezingen lecture
licentie licence
licht light
lichtbak lightbox
lichtbord illuminated sign
lichtgevende luminous
lichtgrijze light grey
lichtkoepel skylight
lichtreclame illuminated sign
lichtreclameprijs price|illuminated sign
lichtrekalme illuminated sign
lichtreklame illuminated sign
lichtslang light rope
lichtstraat skylight
lid member
lidkaarten membership card
liedje song
lief sweet
liefst preferably
liegen lie
liep run|walk
liever rather
lift lift
liftdeuren lift door
liggen lie
ligt lie
lijkt seem
lijm glue
lijmresten glue residue
lijnbus bus
lijndikte line thickness
lijntjes line
lijst list|frame
lijstje list
likken lick
limousine limousine
linde lime tree
link link|left
linkerspatbord left wing
linkje link
linnen linen
linten ribbon
liter litre
live live
living living room
lobby lobby
logins login
logo logo
logootje logo
logopakket logo package
logos logo
lokaal room|local
loketten counter
loodgieter plumber
loods warehouse|lead
look look
loon wage
loont worth
loopband treadmill
loopclub running club
looprichting direction
loopshirts running shirt
loopt run|walk
loopwedstrijd running race
lopen run|walk
lopende ongoing
los loose
losgekomen peel
loskomen peel
loskomt peel
lossen come off|unload
lost solve
lostornen unpick
lucht air
luchtbellen air bubble
luchtfoto aerial photo
luchthaven airport
luifel awning
luisteren listen
luisterversie audio version
lukken succeed
lukt manage
lusjes loop
maaien mow
maakt make
maaltijdcheques meal voucher
maand month
maandag monday
maandelijkse monthly
maart march
maatschappelijke registered|social
maatschappij company
maatwerk custom
machine machine
madam lady
mag allow
magazijn warehouse
mager thin
magneet magnet
magneetborden magnetic sign
magneetplaat magnetic sign
mail email
mailadres email address
mailadressen email address
mailbox mailbox
mailekes email
mailhandtekening email signature
mailke email
maken make
makkelijk easy
makkelijkste easy
mal mould
mama mum
man man|husband
manager manager
manier way
mannen man
marge margin
marketing marketing
markt market
marktkraam market stall
marktwagen market van
marters marten
mascotte mascot
mast mast
materiaal material
matglas frosted glass
matglasfolie frosted film
matgroen matt green
matje mat
matte matte|size
matzwart matt black
max maximum
maximaal maximum
maximum maximum
mazoutprijs heating oil price
mecaniciens mechanic
medailles medal
medecontractant co contractor
medewerker employee
medisch medical
meebrengen bring
meegaan last
meegaat last
meegerekend included
meehelpen help
meekijken watch
meeknipperen flash|blink
meekrijgt get|receive
meeleveren supply|include
meelopen go along
meenemen take
meepakken take
meestal usually
meeste most
meesturen attach
meetingroom meeting room
meewerken cooperate
megapixel megapixel
mei may
meisje girl
meisjes girl
melanoom melanoma
melden report
melkachtige frosted
melkglas frosted glass
melkglasfolie frosted film
meneer gentleman|man
mengkraan mixer tap
mens human
mensen people
menu menu
menuborden menu board
menukaarten menu
merk brand
merkenbureau trademark office
merknaam brand name
merkt notice
mes knife
mesh mesh
mesje knife
messing brass
metalen metal
meteen immediately
meten measure
meter metre
metr metre
meubels furniture
meubilair furniture
microgolf microwave
middag afternoon
middelbaar secondary school
middelste middle
midden middle
middenconsole centre console
middernacht midnight
midjourney midjourney
mijnbedrijf my business
milieucertificaat environmental certificate
milieudienst environmental department
milieuvriendelijkers eco friendly
min minus
minder less
mindervaliden disabled
minibus minibus
minigravers mini excavator
minimale minimum
minimum minimum
minimumafname minimum order
minimumhoogte minimum height
minivoetbal five a side football
minst least
minstens at least
minuut minute
mis wrong
miserie trouble
misgegaan go wrong
misloopt go wrong
mislukt fail
misschien maybe
missen miss
mistig foggy
mobilhome motorhome
modder mud
model model
modem modem
moderner modern
moderniseer modernise
moeder mother
moeilijk difficult
moeite effort
moek mum
mogelijk possible
mogen allow
mokken mug
moment moment
mondeling verbal
mondgeblazen mouth blown|hand blown
mondmaskers face mask
monster sample|monster
montage installation
monteren install
monument monument
moogt allow
mooi nice
mop joke
moppen joke
morgen tomorrow
morgens morning
mos moss
motivatiebrief cover letter
moto motorcycle
motor motorcycle|engine
motorclub motorcycle club
motorhelm motorcycle helmet
motorkap bonnet|hood
motorkapp bonnet
motorkoffers pannier
motoronderhoud motorcycle maintenance
motortank motorcycle tank
mottengaatje moth hole
mouw sleeve
muggen mosquito
multiplex plywood
museum museum
museumzaal museum room
mussen sparrow
muur wall
muurbekleding wall covering
muurdecoratie wall decoration
muurfolie wall film
muurprint wall print
muursticker wall sticker
muurtekening mural
muziek music
naad seam
naaiatelier sewing workshop
naaien sew
naailes sewing lesson
naaimachine sewing machine
naaiprogramma sewing software
naait sew
naald needle
naam name
naambordje nameplate
naamkaartjes name badge
naamlabels name label
naamplaat nameplate
naamplaatje nameplate
naamstrookjes name tag
nabestellen reorder
nachts night
nachtwinkel night shop
nadar crowd barrier
nadat after
nadenke think
nadien afterwards
nagels nail
nagelsalon nail salon
nakijken check
namaak imitation
namenlijst name list
namiddag afternoon
nanocoating nano coating
nardogrijs nardo grey
nat wet
natuurlijk of course|natural
natuursteen natural stone
natuurvereniging nature club
natuurvoeding health food
nederlands dutch|netherlands
nee no
neef cousin|nephew
neemt take
neerleggen lay down
negeer ignore
nemen take
neon neon
neonbak neon sign
neonbord neon sign
neonbuis neon tube
neonletters neon letter
neonlicht neon
neonreclame neon sign
neontekst neon text
nergens nowhere
net just|neat
netjes neat
netwerk network
neus nose
nft nft
niemand nobody
niets nothing
nieuwbouw new build
nieuwe new
nieuwjaar new year
nieuwjaarsreceptie new year reception
nieuwsbrief newsletter
niew new
nikkel nickel
niks nothing
nimeer no longer
nodig need
noemen name|call
noemt name|call
nogal quite|rather
nonkel uncle
nooduitgang emergency exit
nooduitgangborden emergency exit sign
nooit never
noorden north
norm standard
normaal normal
notaris notary
november november
nummer number
nummerplaat number plate
nummertjessysteem queue system|ticket system
nylon nylon
ochtends morning
oester oyster
offerte quote
offerteaanvraag quote request
office office
officieel official
officiele official
offline offline
ogen eye
oldtimer classic car
oldtimerclub classic car club
oldtimertreffen classic car meeting
olie oil
oma grandmother
ombouwen convert
ombudsdienst ombudsman
omdat because
omdraaien turn around
omgebouwd convert
omgeving area|environment
omheining fence
omhoog up
omnium comprehensive insurance
omruilen exchange
omslagen envelope|cover
omtrek outline
omvormer inverter
omzet convert|turnover
onderaan bottom
onderaannemer subcontractor
onderaanneming subcontracting
onderhandelen negotiate
onderhou maintain|look after
onderhoud maintenance
onderhoudt maintain
onderkant bottom
onderlinge mutual
ondernemers entrepreneur
onderneming company
ondernemingsnumer company number
ondernemingsnummer company number
onderste bottom
onderteken sign
ondertussen meanwhile
onderzetters coaster
onderzoek examination
ondoorzichtig opaque
one one
ongeluk accident
ongeval accident
ongeveer about
onleesbaar unreadable|illegible
online online
onmiddellijk immediately
onscherp blurry
ontbinden terminate
ontdekten discover
ontslaan dismiss|fire
ontstopper plunger
ontvangen receive
ontvangst receipt
ontwerp design
ontwerper designer
ontwerpster designer
ontwerpt design
ontworpen designed
onverlicht non illuminated
onwerpen design
oogjes eyelet
ooit ever
oorspronkelijke original
oostende ostend
opa grandfather
opaak opaque
opblaasbare inflatable
opdruk print
open open
opendeur open day
opendeurdag open day
opendoe open
opendoen open
opengaat open
opengereten tear open
openingsuren opening hours
openinguren opening hours
opent open
opfrissen refresh
opgehaald pick up
opgehangen hang
opgeknapt renovate
opgeslokt swallow
opgestuurd send
opgevoed raise
ophalen collect
ophangen hang
ophangt hang
ophoesten pay|cough up
ophoudt stop
opladen charge
oplage print run
opleggen impose
oplegger trailer
opleidingen training
oplichten light up|scam
oplossen solve|dissolve
oplost solve|dissolve
opmaken layout
opmerkingen comment
opmeten measure
opnemen record
opnieuw again
oppervlak surface
opplakken stick
opplooien fold
oppoetsen polish
oprit driveway
oprolbanner roll up
oprolbare roll up
oprolding curl|roll up
oprollen roll up
oprolscherm roll up banner
oprolt curl|roll up
opstaan stand up
opstartkosten setup cost
opstartte start
opsturen send
opstuurt send
optreden performance
opvolger successor
opwarming heating
opwekt generate
opzeg notice
opzeggen cancel
opzegtermijn notice period
opzetten set up
opzichters supervisor
opzij aside
opzoeken look up
oranje orange
orde order
organisator organiser
organiseert organise
originele original
oude old
ouderraad parents council
ouders old|parent
ouderwets old fashioned
oudste old
ouwe old
ovaal oval
oven oven
overal everywhere
overall overall
overblijft remain
overburen neighbour
overdag daytime
overdracht transfer
overdreven excessive
overeen match|agree
overgenomen take over
overgordijnen curtain
overheidsopdrachten public contract|government contract
overhouden keep
overkant across
overkappen cover
overkomt happen
overleeft survive
overlopende overlap
overmacht force majeure
overnacht overnight
overname takeover
overnameplannen takeover plan
overneemt take over
overnemen take over
overplakken cover
overschotjes leftover|offcut
overschreden exceed
overschrijving bank transfer
overspoten respray
overtekenen redraw
overweg level crossing|consider
overzicht overview
ozonbehandeling ozone treatment
paar few|purple
paard horse
paasdag easter
paden path
pagina page
pakje package
pakken take
pakket package
pakt take
palen post
palet pallet
pan pan
pand building
panda panda
paneel panel
panne breakdown|pan
pannenkoeken pancake
pantone pantone
pantonekleur pantone colour
papa dad
papier paper
papierwerk paperwork
paraplu umbrella
parasols parasol
parelmoer pearl
parels pearl
parelwit pearl white
parfum perfume
paritair joint
parkeerbordjes parking sign
parkeergebouw car park
parkeerplaatsen parking space
parkeerschade parking damage
parkeersensoren parking sensor
parkeert park
parkeren park
parket parquet
parking car park
parochiekerk church
parochiezaal parish hall
particulier private individual
partij party|batch
partner partner
partytenten party tent
pas fit
pasfoto passport photo
passen fit
passeren pass
passet fitting set
past fit
paswoord password
patienten patient
patroon pattern
payconiq payconiq
pdf pdf
pekel brine
pennen pen
penningmeester treasurer
pensioen pension
peppol peppol
percentage percentage
permitteren afford
pers press
persen press
persmoment press event
personeel staff
personeelsbadges staff badge
personeelsfeest staff party
persoon person
perswand press wall
peru peru
petanqueclub petanque club
petjes cap
petten cap
pgp pgp
pick pickup
pictogram pictogram
pictogrammen pictogram
piepklein tiny
pijlen arrow
pijp leg
pikt steal
pincode pin
pins pin
pinstriping pinstriping
pinterest pinterest
pitstop pit stop
pixels pixel
pizzadozen pizza box
plaat panel|place
plaatje plate
plaatsen install|place
plaatser installer
plaatsing installation
plaatst install|place
plafond ceiling
plakband tape
plakfolie adhesive film
plakkaat poster
plakken stick
plakkers sticker
plakletters vinyl letter
plakt stick
plakvingers sticky finger
plan plan
plankjes plank|board
plastic plastic
plasticvrije plastic free
plastieken plastic
platendraaier turntable
platgedrukt flatten
plein square
plekjes place|spot
pletter smash
plexi plexiglass
plexiplaat plexiglass
ploeg team
ploegmaat teammate
plooien fold
plooit fold
plotter plotter
plotterfolie plotter film
plus plus
plussers senior|pensioner
pmd packaging waste
png png
podcast podcast
podium stage
podiumdoeken stage backdrop
podoloog podiatrist|chiropodist
poedercoaten powder coat
poederlakken powder coat
poeiert crumble|powder
poets clean|polish
poetsen clean|polish
poetsfirma cleaning company
poetst clean
poetsvrouw cleaner
polieren polish
polijsten polish
polis policy
politie police
politieke political
politiewagen police car
polo polo
polos polo
polycarbonaat polycarbonate
polyester polyester
pools polish
poolwagens pool car
poort gate
pop doll
portefeuille wallet
portfolio portfolio
portret portrait
postbode postman
postcode postcode
posten post
posters poster
postpakket parcel
postzegel stamp
powerbanks power bank
powerpoint powerpoint
ppf ppf
praalwagen parade float
praat talk
prachtig beautiful
praktijk practice
precies exact
premie grant|bonus
prent picture|print
prentje picture|print
prepress prepress
prestige prestige
preventieadviseur prevention adviser
prijs price
prijshouders price holder
prijskaartjes price tag
prijskaartrail price rail
prijske price
prijslijst price list
prijsopgave quote
prijsrail price rail
prijsstrookjes price tag
prijsverschil price difference
prijzen price
prikbord pinboard|notice board
prikt itch
primeert prevail
print print
printer printer
privacy privacy
privacywet privacy law
prive private
privebedrijf private company
priveparking private car park
priveweg private road
proberen try
probleem problem
procede process
procent percent
procurement procurement
producten product
productie production
proef proof|test
proefdagje trial day
proefdruk proof
proefke sample
proefrit test drive
proefshirtje sample
proefstuk sample
proeven taste
profiel profile
programma program|programme
programmeur programmer
project project
projectiefolie projection film
promofilmpjes promotional video
promotie promotion
proper clean
prototype prototype
provider provider
provincie province
pruik wig
prys price
publiciteit advertising
puffen puff
pui shopfront
pulken pick
pull sweater
punten point
putjes pit
puzzel puzzle
pvc pvc
query query
raadsel riddle
raadt recommend
raakt touch|hit
raam window
raambelettering window lettering
raamcontract framework agreement
raamfolie window film
raamfoolie window film
raamovereenkomst framework agreement
raamstickers window sticker
raar strange
radar radar
raden guess|recommend
radiator radiator
radiojingle radio jingle
radiospotje radio ad
rafelt fray
rail rail
rakel squeegee
raken touch|hit
ral ral
rally rally
randen edge
rap fast
rapping wrap
rapst fast
realisaties project|portfolio
recensie review
recept recipe|prescription
receptie reception
recht straight|right
rechtbank court
rechter judge|court
rechtstaat stand upright
rechtstreeks direct
reclame advertising
reclamebord sign
reclamebureaus advertising agency
reclamefolie advertising film
reclamepaneel billboard
reclametaks advertising tax
reclamezuil advertising pillar
redden reason|save
redders lifeguard
redelijk reasonable
referentie reference
reflecterende reflective
reflectie reflection
refter canteen
regels arrange|rule
regelt arrange
regen rain
regende rain
regenjas raincoat
regenjassen raincoat
regent rain
regering government
regionale regional
registratie registration
registreren register
reglementaire regulatory
reinigen clean
reis trip
rekenen charge|bill
rekeningnummer account number
rekent charge
rekken stretch|rack
rekkers elastic
reklamebord advertising sign|sign
relatiegeschenk corporate gift
remix remix
remklauwen brake caliper
remt brake
rente interest
repareren repair
repetities rehearsal
reservekopieen backup
reserveren reserve
resetten reset
resolutie resolution
respecteert respect
responscode response code
rest rest|residue
restafval residual waste
restaurant restaurant
restaurantsite restaurant website
restauratie restoration
restjes leftover
reuzegroot giant|huge
review review
rgb rgb
ribbels ridge
richten set up
richtprijs guide price
rij drive|row
rijbewijs driving licence
rijden drive
rijdt drive
rijhuis terraced house
rijhulpsystemen driver assistance
rijschool driving school
ringband ring binding
ringen ring
risico risk
rits zip|ride
robot robot
rock rock
roest rust
roestbruin rust brown
roestig rusty
roestplekje rust spot
roestvlekken rust stain
rol roll
rolbanner roll up
rolborstels brush
rolgordijnen roller blind
roll roll
rolluik roller shutter
rollup roll up
rolpoort roller shutter
rolstoel wheelchair
rolstoelgebruikers wheelchair user
rolstoelhellingen wheelchair ramp
rolstoeltoegankelijk wheelchair accessible
rolt roll
rolup roll up
rolwagen pram|wheelchair
rommel rubbish|mess
rommelmarkt flea market
romp hull
rompertje romper
rond round
rondleiding tour
rondloopt walk around
rondlopen walk around
rondpunt roundabout
rondtrekken travel around
rood red
roomkaas cream cheese
roze pink
rozig pink
rsz social security
rubbers rubber
rug back
rugnummers shirt number
rugzak backpack
ruiken smell
ruilen exchange
ruit window
ruitenkuiser window cleaner
ruitenspray window cleaner
ruitenwasser window cleaner
ruitjes window
rusthuis nursing home
ruwe rough
ruzie argument
saai boring
saldo balance
samen together
samenvatting summary
sandwichen sandwich
sandwichpanelen sandwich panel
satijnen satin
sauna sauna
saus sauce
savonds evening
saxofoon saxophone
schaadt damage
schaal scale
schaalmodelletje scale model
schaar scissors
schade damage
schadebeding claim amount
schaduw shade|shadow
schapen sheep
schapkaartjes shelf label
schapstickers shelf sticker|shelf label
schapstrips shelf strip
scharnieren hinge
schatting estimate
scheef crooked
scheelt differ
scheepsbel ship bell
scheiden divorce|separate
schenken give|pour
scheren trim|shave
scherm screen
schermpje screen
scherp sharp
schetsen sketch
schetsje sketch
scheuren tear
scheurkalender tear off calendar
scheurt tear
schijfjes instalment
schijn shine|seem
schijnt shine|seem
schijven disc
schild shield
schilder paint|painter
schilderijen painting
schimmel mould
schittert sparkle|shimmer
schoenen shoe
schoenwinkel shoe shop
schoenzool shoe sole
schoner clean
school school
schoolbus school bus
schoolfeest school fete
schoolgebouw school building
schoolkrantje school newspaper
schoolmarkt school market
schoolpoort school gate
schooltruien school sweater
schoon clean
schoonbroer brother in law
schoonheidsspecialistes beautician
schoonloopmat doormat
schoonmoeder mother in law
schoonschrift calligraphy
schoot shoot
schorten apron
schouw chimney
schraper scraper
schrappen cancel
schriftelijk written|in writing
schrijf write
schrijffout spelling mistake
schrijft write
schrijnwerker carpenter
schrijnwerkerij joinery
schrijven write
schrijver writer
schrik afraid
schrobben scrub
schrobmachine scrubbing machine
schroeven screw
schuifdeur sliding door
schuifraam sliding window
schuift slide
schuifzeil curtain
schuin slanted
schuiven slide
schuld debt|fault
schuttersgilde archery guild
schuur barn
schuurt rub|sand
score score
scouts scout
scoutsdassen scout scarf
scoutsgroep scout group
scoutslokaal scout hall
screens screen
screenshot screenshot
secretaresse secretary
secretariaat office
seingevers marshal
seizoen season
selectieve selective
selfie selfie
senioren senior
september september
serre greenhouse
server server
servet napkin
servicewagens service van
sfeer atmosphere
shampoo shampoo
shampooen shampoo
shirtkanon t shirt cannon
shirts shirt|t shirt
shirttool shirt tool
shop shop
showroom showroom
shuttle shuttle
sierlijk elegant
simpele simple
simpelers simple
simpelst simple
simulator simulator
sinaasappelhuid orange peel
sinds since
sint saint nicholas
sinterklaas saint nicholas
site website
sites website
sjaals scarf
skai faux leather
skateboard skateboard
slaan hit
slaapkamer bedroom
slaapt sleep
slag battle
slager butcher
slagerij butcher
slang hose|snake
slapen sleep
slecht bad
slechtzienden visually impaired
sleep tow
slegtere worse|bad
sleur drag
sleutel key
sleutelhagers keyring
sleutelhangers keyring
slijten wear
slim smart
slimme smart
slimmer smart
slimst smart
slipgevaar slip hazard
sloep boat
slogan slogan
slot lock
sluit close
sluitingsdag closing day
smalle narrow
smartphones smartphone
smartphonescherm phone screen
smelten melt
smijten throw
smoke smoke
sms text message
snachts night
snackbar snack bar
snap understand
snapchat snapchat
sneakers trainer|sneaker
sneden cut
sneeuwen snow
snel fast
snelst fast
snijden cut
snijdt cut
snijplotter cutting plotter
snijvorm cut shape
snoeien prune|trim
sociale social
soep soup
softshells softshell
software software
sokken sock
solden sale
soliciteren apply
sollicitatie application
solliciteren apply
soms sometimes
soort kind
souvenir souvenir
spaans spanish
spaarkaart loyalty card
spaart save
spam spam
spandoek banner
spandoel banner
speciaals special
speciale special
speelgoed toy
speelhoek play area|play corner
speelplaats playground
speelt play
spelen play
spelers player
spelfout spelling mistake
spiegelfoli mirror film
spiegelfolie mirror film
spiegels mirror
spiegelschrift mirror writing
spijt regret
spinnen spider
spinnenwebben cobweb
splinternieuw brand new
spoed emergency
spoedtarief rush rate
spoelbakken sink
spons sponge
sponsorborden sponsor board
sponsorlogo sponsor logo
sponsors sponsor
spontaan spontaneous
spoorweg railway
sporen trace
sportclub sports club
sportdag sports day
sporthal sports hall
sportstof sports fabric
sportvliegtuigje light aircraft|plane
spotlampen spotlight
spots spotlight
sprak speak
spreekbeurt presentation
spreekt speak
spreid spread
spreken speak
spreker speaker
springen jump
springkasteel bouncy castle
springt jump
sprinter sprinter
sproeten freckle
spuitbus spray can
spuiten spray
spuiterij paint shop
spul stuff
sql sql
sta stand
staan stand
staander stand
staat stand
stad city
stadion stadium
stadsbestuur city council
stadscentrum city centre
stage internship
stageplaats internship
stagiair intern
staken pole|stop
stalen steel
stamboom family tree
stand stand
standaardje stand
standenbouwer stand builder
stapt step|walk
starten start
startende starting
startpagina home page
startprijs starting price
startup startup
statafels high table
statistieken statistic
staton station
statuten articles of association
steeds always|city
steekt put|insert
steenputjes stone chip
steenslag stone chip
steenslagbescherming stone chip protection
steenslagfolie paint protection film
steentjes stone
steenweg road
steigerdoek scaffold banner
steken put
stel suppose
stelling scaffolding
stelt set
stem vote
stempel stamp
steretje stone chip|star
sterke strong
sterkste strong
sterrenbeeld zodiac sign
sterretje star
stevig sturdy
stevigers sturdy
stichtingsjaar founding year
sticker sticker
stickerset sticker set
stiefdochter stepdaughter
stiel trade
stift marker
stijf stiff
stijgen rise|increase
stijgt rise
stijl style
stikken stitch
stilleggen stop|halt
stinkt smell
stoel chair
stoep pavement
stoet parade
stof fabric|dust
stoffeert upholster
stoffen fabric
stofzuigen vacuum|hoover
stok stick|pole
stom steam|stupid
stond stand
stoofvlees stew
stoort disturb
stoot bump
stop stop
stopcontact socket
stopgezet stop
stoppen stop
stopt stop
storm storm
stormwaarschuwing storm warning
stort deposit|pay
straat street
straatkant street side
straf strong|penalty
strafregister criminal record
straks tight|later
strand beach
strandstoelen beach chair
streekkrant local paper|newspaper
streng strict
strepen stripe
stretch stretch
strijkdienst ironing service
strijken iron
strijkijzer iron
strijkpapier transfer paper
strijkt iron
strikte strict
strooizout road salt
strookjes strip
stroom electricity
stroomprijzen electricity price
stroomverbruik power consumption
stropdas tie
studeert study
studenten student
studentenclub student club
studentenkorting student discount
stuk piece|broken
stukadoors plasterer
stukje piece
stukskes piece
sturen send
stuurt send
stylo pen
sublimatie sublimation
subsidie subsidy
supermarkt supermarket
supporters supporter
surfclub surf club
surfplank surfboard
sushi sushi
svg svg
sweaters sweater
swingt swing
symbool symbol
syndicus property manager
systeem system
taalversie language version
taarten cake
taartjes cake
tabblad tab
tafel table
tafelkaartjes place card
tafellaken tablecloth
tafelrok table skirt
takelen tow
takelwagen tow truck
takelwagens tow truck
taks tax
taksen tax
talen language
tandarts dentist
tandartsenpraktijk dental practice
tandartspraktijk dental practice
tandplak plaque
tank tank
tankstation petrol station
tante aunt
tapijt carpet
tapijttegels carpet tile
tarief rate
tarieven rate|price
tasjes bag
tassen bag
tatoeages tattoo
tattoo tattoo
taxi taxi
team team
teambuilding team building
tearoom tearoom
techniek technique
technieker technician
technische technical
tegelijk at the same time
tegels tile
tegelvloer tiled floor
tegengaan prevent
tegengehouden stop
tegengelopen meet
tegenhouden stop
tegenhoudt stop
tegenloopt go wrong
tegenover opposite
tegenvalt disappoint
teken draw|sign
tekenaar draughtsman
tekende draw|sign
tekening draw|drawing
tekenprogramma drawing software
tekst text
tel phone
telefonnummer phone number
telefoon phone
telefoonnummer phone number
telkens every time
tellen count
telt count
temperatuur temperature
tent tent
terecht justified
termijn deadline
terras terrace
terug back
terugbetalen refund
terugbrengen return
terugkrijgen get back
terugplakken stick back
terugsturen return
terugstuurt return
terwijl while
testament will
testen test
testmodus test mode
tetra tetra
tevreden satisfied
textiel textile
textielcontainer textile bin
theewinkel tea shop
thesis thesis
thuis home
thuisbatterij home battery
thuisbezorging home delivery
thuiszorg home care
tickets ticket
tie tie
tienjarige ten year
tijd time
tijdelijk temporary
tijdje while
tikfout typo
tikkie payment request
tiktok tiktok
tinten tint
tips tip
tocht draught|tour
toegang access
toegangsbadges access badge
toegankelijk accessible
toegelaten allowed
toekomt arrive
toelating permission
toen then
toepassing apply
toestel device
toestemming permission
toets test
toevallig by chance
toiletten toilet
tomatenplanten tomato plant
toneelkring theatre group
toner toner
tongval accent
toog counter
tool tool
toon show
toonbank counter
toonbankding counter display
toonbankdisplay counter display
toont show
top top
toren tower
totaal totally|total
totem totem
tourbus tour bus
touwtjes rope
toverij magic
trace trace
track track
trackers tracker
tractor tractor
trage slow
trainer coach
tram tram
transactie transaction
transfo transformer
transit transit
translate translate
transparante transparent
transporter transporter
trap stairs
traphal stairwell
trappen stairs|step
treden step
trein train
treinstaking train strike
trekhaak tow bar
trekken pull
trekker tractor|squeegee
treksterkte tensile strength
trekt pull
triple triple
trofeeen trophy
trouw wedding|marry
trouwfeest wedding
trouwkaartjes wedding invitation
trouwkleed wedding dress
trouwring wedding ring
trui sweater
truikes sweater|jersey
tshirst t shirt
tshirt t shirt
tshirtje t shirt
tubaspeler tuba player
tuinaanleg landscaping
tuinen garden
tuinkantoor garden office
tuinzaak garden centre
tussendoor in between
tweede second
tweedehands second hand
tweetalig bilingual
twijfel doubt
twijfelt doubt|hesitate
tyd time
typen type
typt type
uitbater owner
uitdeuken dent repair
uitdoen take off|turn off
uiteindelijk finally
uitgebreidste extensive
uitgedraaid turn out
uitgefilterd filter
uitgeprobeerd try
uitgescheurd tear
uitgesneden cut out
uitgesteld postpone
uitgevallen fail
uitgezaagd cut
uithalen take out
uithangbord sign
uitkloppen beat out
uitkuisen clean
uitleg explanation
uitleggen explain
uitnodigingen invitation
uitproberen try
uitschrijven unsubscribe
uitslag result
uitsnijden cut out
uitspraken testimonial|quote
uitstalraam shop window
uitsteekt stick out
uitstekend projecting
uittreksel extract
uitvaarten funeral
uitverkocht sold out
uitzetten turn off
uitzien look
uitziet look
undefined undefined
uploaden upload
uren hour
urne urn
uur hour
uurtje hour
vaa benefit in kind
vaak often
vacatures vacancy
vader father
vaderdag father s day
vakansiewerk holiday job|summer job
vakantiedagen holiday
vaker often
vakmannen craftsman
vallen fall
vals fake
valt fall
vanafprijs starting price
vanafprijzen starting price
vanavond tonight
vanbinnen inside
vanbuiten outside
vandaag today
vandalen vandal
vanille vanilla
vannacht tonight
vanochtend this morning
vanwaar where
vanzelf automatically
vapes vape
varen sail
variabelen variable
vast fixed
vastligt fixed
vastnemen hold
vca vca
vectoriseren vectorise
veelkleurig multicoloured
vegan vegan
veiliger safe
veiligheid safety|safe
veiligheidsborden safety sign
veiligheidshelm hard hat
veiligheidsschoenen safety shoe
vel sheet|skin
velcro velcro
velden field
velgen wheel rim
velours velour|velvet
veluxraam skylight
venen fen
vennoot partner
vennootschap company
venster window
ver far|fresh
veranda conservatory|veranda
veranderd changed
veranderen change
verandert change
verantwoordelijk responsible
verbergt hide
verbeterd improve
verbieden forbid
verbintenis commitment
verbleekt fade
verbod ban
verborgen hidden
verbouwpremie renovation grant
verbruikt consume
verdachte suspicious
verdelers dealer|distributor
verder further
verdien earn
verdient earn
verdiep floor
verdraagt withstand
verdriet sadness
verduisterend blackout
verdwijnen disappear
verdwijnt disappear
vereniging association
verf paint
vergadering meeting
vergaderkamer meeting room
vergaderzaal meeting room
vergeleken compare
vergelen yellow
vergelijken compare
vergeten forget
vergoeding compensation
vergulden gilded
vergunning permit
vergunningsplichtig permit required
verhaal story
verhuis move
verhuisd move
verhuisdozen moving box
verhuislift moving lift
verhuist move
verhuizen move
verhuizers removal men|mover
verhuren rent
verhuurder landlord
vering suspension
verjaardag birthday
verjaardagsfeestje birthday party
verjaardagstaart birthday cake
verkeerd wrong
verkeersbelasting road tax
verkeersborden road sign
verkeerslichten traffic light
verkiezingen election
verkleurd discolour
verkleuren discolour|fade
verkleurt discolour|fade
verkocht sell
verkoeling cooling
verkooppraat sales talk
verkoopsters saleswoman
verkoopt sell
verkoopwaarde resale value
verkopen sell
verkoper seller
verkrast scratched
verlagen lower
verlegd move
verlengen extend
verlicht illuminated|lighting
verlies loss
verliest lose
verliezen lose
verloop gradient
verloopt expire|proceed
verloren lose
vermaken alter
vermeldingen mention
vermogen equity
vernieuwd renew
vernieuwen renew
verplaatsing travel|call out
verpleegsters nurse
verpleging nursing
verplicht mandatory
verrassing surprise
verroest rust
verschieten fade
verschil difference
verschillende different
verschilt differ
verschoot fade
verschrikkelijk terrible
verschuiven move
versie version
verslag report
versleten worn
verstaat understand
verstoppen hide
verstuurd send
vertaal translate
vertaalfout translation error
vertaalt translate
vertegenwoordiger sales representative
vertel tell
vertellen tell
vertraagt slow down
vertraging delay
vertrek leave
vertrekt leave
vertrokken leave
vertrouw trust
vervaagd fade
vervalt expire
vervangauto courtesy car|replacement car
vervangen replace
vervangstuk spare part
vervangt replace
vervangwagen replacement car
verwachten expect
verwarmd heated
verwarmen heat
verwerkersovereenkomst data processing agreement
verwijderen remove
verwittigen notify
verzekeraar insurer
verzekerd insured
verzekering insurance
verzenddozen shipping box
verzending shipping
verzendkosten shipping cost
verzet reschedule|move
verzorgen take care
verzwaarde reinforced
vesten vest|jacket
vestiaire cloakroom
vestiging branch
vestjes vest|jacket
vette grease
vettige greasy
videocassettes videotape
viel fall
vierdagenweek four day week
vierkante square
vieze dirty
vijfde fifth
vijver pond
vijzen screw
vilten felt
viltstift marker
vinden find
vindt find
vingerafdrukken fingerprint
vingers finger
vinyl vinyl
virtueel virtual
vision vision
visitekaartjes business card
visjes fish
vislijnen fishing line
visum visa
vitrien shop window
vitrine shop window
vizier visor
vlaams flemish
vlaanderen flanders
vlag flag
vlaggen flag
vlaggenmast flagpole
vlak flat|surface
vlakbij nearby
vlarem environmental rule
vlekjes stain
vleugels wing
vliegen fly
vliegenraam fly screen
vliegt fly
vliegtuigen plane
vliegveldje airfield
vliesbehang non woven wallpaper
vloer floor
vloerlijnen floor line
vloermat floor mat|doormat
vloersticker floor sticker
vloog fly
vlookup vlookup
vlootje fleet
vlot fleet
vlotst smooth
vlucht flight
vluchtwegen escape route
vluchtwegpictogrammen escape route sign
vme owners association
vocht moisture
vochtbellen moisture bubble
vochtig damp
voeding power supply|food
voeg joint
voel feel
voelbaar tangible
voelt feel
voeren carry out
voertuig vehicle
voet foot
voetafdruk footprint
voetbal football
voetbalshirts football shirt
voetbalshort football shorts
voetbaltruitje football shirt
voetbalveld football pitch
voetje base|foot
voetpad pavement
vogelpoep bird droppings
vogels bird
vogelstront bird droppings
vol full
voldoen comply
voldoende enough
volg follow
volgende next
volgens according to
volgers follower
volgorde order
volgwagens team car
volk people
volle full
volledige full
vollekleur full colour
volley volleyball
volleybalploeg volleyball team
volleybaltornooi volleyball tournament
volplakken cover
volstaat enough
volt volt
volwassenen adult
vooraan front
vooraf in advance
vooral especially
vooraleer before
voorbakken frunk
voorbeeld example
voorbeeldbeeld sample image
voorbij past
voorbijgangers passer by
voorbijkomt pass
voorbijwandelt walk past
voordelig advantage
voordeliger cheap
voordeligst cheap
voordeur front door
voorgevel facade
voorhand in advance
voorjaar spring
voorkan front
voorkant front
voorkom prevent
voorlopig temporary
voornaam first name
voorpagina home page|front page
voorruit windscreen
voorschot deposit
voorschotfactuur deposit invoice
voorschrift regulation
voorspeld predicted
voorspellen predict
voorste front
voorstel proposal
voorstellen propose|suggest
voortent awning
voorwaarden condition
voorzien provide
voorzitter chairman
vorige previous
vorm shape
vormgever designer
vorst frost
vouwtent folding tent
vraagde ask
vraagske question
vraagt ask
vrachtwagen truck
vrachtwagens truck
vragen ask|question
vragenlijstje questionnaire
vreemde strange
vreest fear
vreet eat
vriend friend
vriendelijke friendly
vriest freeze
vriezen freeze
vrij free
vrijdag friday
vrijgesteld exempt
vrijgezellen bachelor
vrijgezellenfeest bachelor party
vrijlaten leave free
vrijwilligers volunteer
vroeg early
vroeger before
vrolijk cheerful
vrouw woman|wife
vuilbak bin
vuile dirty|dirt
vuilnis rubbish
vul fill
vulkanen volcano
vullen fill
vzw non profit
waait blow
waal walloon
waar where
waarborg warranty|deposit
waarde value|worth
waardeloos useless|worthless
waarom why
wachten wait
wachthoek waiting area
wachtkamer waiting room
wachtrij queue
wachttijd waiting time
wachtwoord password
wachtzaal waiting room
wachzaal waiting room
wagen car
wagenpark fleet
wagens car
wand wall
wandbekleding wall covering
wandelclub walking club
wandelen walk
wandelkaart walking map
wandfolie wall film
wanneer when
wapenschild coat of arms
wapperende flap
warm hot|warm
warmte heat
warmtepomp heat pump
wasbeurten wash
wasinstructies washing instruction|care
wasmachine washing machine
wasplaats wash bay
wassen wash
wasstraat car wash
wast wash
wasverzachter fabric softener
wasvoorschrift washing instruction
water water
waterbellekes bubble|water bubble
waterbelletjes water bubble
waterblaasjes water bubble
waterblaaskes water bubble
waterdicht waterproof
waterlijn waterline
waterpoloploeg water polo team
waterschade water damage
waterzooi stew
watt watt
wax wax
way way
wazig blurry
webadres web address
webshop webshop
webshopke webshop
webshopprijs price|webshop
website website
websiteke website
webwinkel webshop
wedstrijdkalender match calendar
weegschaal scale
weegt weigh
week week
weekend weekend
weekmakers plasticiser
weekmenu weekly menu
weer again|weather
weg away|road
wegenwerkwagen roadworks vehicle
wegga leave
weggaan leave|disappear
weggeblazen blow away
weggeklikt dismiss
weggewaaid blow off|blow away
weggewerkt remove
weghalen remove
wegkrassen scratch off
wegneemt take away|remove
wegnemen remove|take away
wegrijden drive off|drive away
wegsteken hide
wegwijzers directional sign
wegzetten put away
wei field|meadow
weide meadow
weigeren refuse
weigert refuse
weinig little
wekelijks weekly
welk which
wenden turn
wenst wish
wereldkaart world map
werf building site
werfcamionet van
werfdoek building site banner
werfhek site fence
werk work
werkbroeken work trousers
werkdagen working day
werkgever employer
werkhuis workshop
werkjas work jacket
werkkledij workwear
werkkleding workwear
werkkleren workwear
werkman worker
werknemer employee
werkplaats workshop
werkplaatsraam workshop window
werkt work
werkvrouw cleaner
werven recruit
wespennest wasp nest
weten know|law
wettelijk legal
weven weave
whatsapp whatsapp
whiteboardfolie whiteboard film
wie who
wiebelen wobble
wielen wheel
wielerclub cycling club
wielerkoers cycling race
wielerploeg cycling team
wielertoerist cyclist
wielertoeristenclub cycling club
wielertruien cycling jersey
wielkast wheel arch
wiens whose
wifi wifi
wijn wine
wijnclub wine club
wijnglazen wine glass
wijsheid wisdom
wijzigen change
willen want
wilt want
wimpels pennant
wimpers eyelash
win win
wind wind
winddoorlatend wind permeable
windkracht wind force
windmolens wind turbine|windmill
windschermen windbreak
windzak windsock
winkel shop
winkelbezoek shop visit
winkeldisplays shop display
winkelier shopkeeper
winkelraam shop window
winkelrek shop shelf
winkelruit shop window
winkeltekst shop text
winst profit
wint win
winter winter
winterbanden winter tyre
wis wipe|delete
wisselen swap
wisselt change
wissen delete|erase
wit white
wittige whitish
wobblers wobbler
woning house
woon live
woont live
woorden word
worddocument word document
workshops workshop
wrap wrap
wrapfoli wrap
wrapfolie wrap film
wrapkleuren wrap colour
wrappen wrap
wrapping wrap
wrapsimulator wrap simulator
wrijft rub
xxl xxl
zaak business|bag
zaaknaam business name
zaakvoeder manager
zaakvoerder manager
zaal hall
zachte soft
zachter soft
zachtgroen soft green
zachtste soft
zadeldoek saddle cloth
zag see
zakje bag|pocket
zakt drop
zalm salmon
zandsculpturen sand sculpture
zandstralen sandblast
zandzakken sandbag
zaten sit
zaterdag saturday
zaterdagvoormiddag saturday morning
zatrdag saturday
zee sea
zeefdruk screen printing
zeefdrukramen screen printing frame
zeeframen screen printing frame
zeelucht sea air
zeep soap
zeg say
zeggen say
zegt say
zei say
zeil tarpaulin
zeilboot sailing boat
zeker sure
zekeringkast fuse box
zelf yourself
zelfde same
zelfherstellend self healing
zelfstandige self employed
zender channel
zetel sofa|seat
zetten put
zevende seventh
zicht view|sight
zichtbaar visible
zie see
ziek ill|sick
ziekenhuis hospital
zien see
ziet see
zijde side|silk
zijdeuren side door
zijgevel side wall
zijkanten side
zijpaneel side panel
zijruiten side window
zilveren silver
zin sentence|sense
zinnen sentence
zinvol useful
zit sit
zodra as soon as
zoeken look for|search
zoekt look for|search
zolder attic
zomaar just
zomen hem
zomer summer
zomerbanden summer tyre
zomerbar summer bar
zon sun
zondag sunday
zonde shame|sin
zonneband sun strip
zonnebril sunglasses
zonnecreme sun cream
zonnefoli solar film
zonnefolie solar film
zonneluifel awning
zonnepanelen solar panel
zonnetent awning
zonnewarmte solar heat
zonnewerende sun protection
zonnewijzer sundial
zonwerende sun protection
zoo zoo
zorgen care
zorgt ensure
zot crazy
zout salt
zoveel so much
zuiden south
zuidgevel south facade
zuidwesten south west
zuil pylon
zuiniger economical
zus sister
zussen sister
zwaar heavy
zwanger pregnant
zwangerschapsverlof maternity leave
zwart black
zweet sweat
zwembad swimming pool
zwemclub swimming club
zzp freelancer
`;
