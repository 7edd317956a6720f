import { text } from '@/lib/content/page-content';

// What people have, by fields of meaning: places, objects, people, occasions. Written from knowledge of the trade and of daily life in
// Belgium, not from questions. As `plainText` leaves words; `_` stands between the words of a phrase, `*` for whatever a word ends with.

const makes =
  'clio megane golf polo_gti corsa astra tesla bmw audi mercedes peugeot renault citroen volkswagen vw ford fiat opel toyota skoda seat_leon volvo porsche 911 macan cayenne sprinter transit vito ducato kangoo berlingo caddy dacia duster hyundai kia nissan trafic partner jumpy boxer_l2 crafter_l3 vivaro proace mini_cooper jaguar land_rover range_rover lexus mazda cupra mustang ferrari lamborghini alfa_romeo';
const motorbikes = 'ducati harley harley_davidson yamaha kawasaki suzuki ktm vespa triumph';

export const fieldsOfThings = {
  vehicle: text(
    `voiture* auto autos bagnole* vehicule* camionnette* camionette* fourgon* utilitaire* camion camions bus autocar* autobus minibus taxi taxis caravane* camping_car* mobilhome* motorhome remorque* tracteur* foodtruck* food_truck* ambulance* berline* cabriolet* suv 4x4 flotte scooter* moto motos velo_cargo roulotte* triporteur* van vans corbillard semi_remorque depanneuse* porte_voiture* vls ${makes} ${motorbikes} combi combis deux_chevaux 2cv coccinelle mg triumph oldtimer* guimbarde tracteurs tondeuse`,
    `auto auto_s autos wagen wagens bestelwagen* camionet* camionnet* bestelauto* vrachtwagen* camion camions bus bussen busje* minibus* taxi taxi_s caravan* mobilhome* camper* motorhome aanhangwagen* remorque* tractor* foodtruck* food_truck* foorkraam marktwagen* bakwagen* koelwagen* bedrijfswagen* firmawagen* vloot wagenpark scooter* brommer* bakfiets* moto moto_s motor motorfiets* paardentrailer paardencamion trailer* ambulance* oldtimer* cabrio* voertuig* ${makes} ${motorbikes} combi kever 2cv eend mg oldtimer* mobilhomes`,
    `car cars van vans truck trucks lorry lorries vehicle* bus buses coach coaches minibus* taxi* cab cabs caravan* camper* motorhome* trailer* horsebox* tractor* food_truck* foodtruck* fleet pickup pick_up scooter* moped* motorbike* motorcycle* cargo_bike* hatchback estate_car saloon convertible* suv ambulance* hearse tipper ${makes} ${motorbikes} mg beetle campervans classic_car minivan tuk_tuk milk_float`,
  ),
  motorbike: text(
    `moto motos motard scooter* ${motorbikes}`,
    `moto moto_s motor motorfiets* brommer* scooter* ${motorbikes}`,
    `motorbike* motorcycle* moped* scooter* ${motorbikes}`,
  ),
  bodyPart: text(
    'capot pare_choc* parechoc* aile ailes portiere* retro retros retroviseur* carrosserie hayon bas_de_caisse seuil* jante* calandre spoiler* reservoir seuil_de_coffre poignee_de_porte phare* bouclier nez_de_la_voiture passage_de_roue*',
    'motorkap* bumper* spatbord* vleugel portier* spiegel* buitenspiegel* zijspiegel* koetswerk* koffer kofferklep dorpel* instap* velg* grille spoiler* benzinetank deurrand* deurgrep* wielkast* achterklep koplamp* neus',
    'bonnet bumper* fender* door_edge* door_cup* door_handle* wing_mirror* wing_mirrors bodywork tailgate sill sills alloy* grille spoiler* petrol_tank wheel_arch* boot_lip headlamp* headlight*',
  ),
  carWindow: text(
    'vitre* lunette_arriere pare_brise parebrise carreaux fenetre* vitres_arriere* vitres_avant*',
    'ruit* ruiten achterruit* voorruit* zijruit* ramen raam raampje*',
    'window* rear_window windscreen windshield side_window* glass',
  ),
  glass: text(
    'vitre* vitrage* vitree* fenetre* baie baies veranda* verriere* velux carreau* chassis vitrine* porte_fenetre* lucarne* coupole* lanterneau* puits_de_lumiere verre pan_de_verre double_vitrage triple_vitrage oriel jardin_d_hiver',
    'raam ramen ruit ruiten glas venster* veranda* velux* dakraam* dakvenster* koepel* lichtkoepel* schuifraam* schuifdeur* etalage* vitrine* glazen serre* lichtstraat* beglazing* wintertuin dubbel_glas driedubbel_glas glaswand* vliegenraam',
    'window* glass pane panes glazing glazed conservator* skylight* velux french_door* french_window* rooflight* roof_light* shopfront* greenhouse* orangery sunroom sun_room patio_door* bay_window* double_glaz* triple_glaz* lantern_roof',
  ),
  room: text(
    'bureau* salle* chambre* cuisine* salon* sejour cabinet* classe classes local locaux etage appart* maison* open_space openspace studio* creche* ecole* hopital* refectoire* cantine* hall accueil couloir* cage_d_escalier salle_de_bain* salle_d_eau douche* toilette* vestiaire* magasin* boutique* atelier* internat gym fitness bibliotheque* mezzanine grenier living plateau* residence* gite*',
    'bureau* kantoor* zaal* zalen kamer* slaapkamer* kinderkamer* keuken* living woonkamer* zithoek klas* lokaal lokalen verdieping* appartement* huis* studio* creche* kinderopvang school* ziekenhuis* refter* kantine* inkom* onthaal gang gangen traphal* badkamer* douche* toilet* wc kleedkamer* winkel* zaak atelier* fitness* bibliotheek* zolder* vergaderzaal* vergaderruimte* praktijk* wachtzaal* wachtkamer* opvang gelijkvloers bed_and_breakfast',
    'office* room* bedroom* kitchen* lounge living_room nursery playroom class* classroom* floor flat apartment* house* studio* creche school* hospital* canteen* hall lobby reception corridor* hallway* stairwell* bathroom* shower* toilet* changing_room* shop* store workshop* gym* library loft attic meeting_room* waiting_room* surgery practice* spa yoga boardroom* landing b_b',
  ),
  wall: text(
    'mur murs paroi* cloison* pan_de_mur plafond* murale* mural',
    'muur muren wand wanden plafond* tussenwand* scheidingswand* muurtje*',
    'wall walls partition* ceiling* plasterboard brickwork',
  ),
  picture: text(
    'photo* image* paysage* foret* plage* montagne* fresque* motif* dinosaure* papier_peint papiers_peints tapisserie* deco decoration* decorer illustration* carte_du_monde mappemonde jungle skyline princesse* licorne* super_heros ambiance* poster_geant dessin* peinture_murale trompe_l_oeil citation* portrait*',
    'foto foto_s fotos beeld* landschap* bos strand* bergen fresco* motief motieven dinosaur* behang* fotobehang decoratie* versiering* illustratie* wereldkaart jungle skyline prinses* eenhoorn* superheld* sfeer* tekening* aankled* opfleur* muurschildering* gezellig* spreuk* citaat citaten portret*',
    'photo* picture* image* landscape* forest* beach* mountain* mural* motif* dinosaur* wallpaper* decor* illustration* world_map jungle skyline princess* unicorn* superhero* atmosphere cosy drawing* artwork feature_wall brighten* liven* quotes portrait*',
  ),
  shop: text(
    'magasin* boutique* commerce* commercant* salon_de_coiffure resto* restaurant* cafe cafes bar bars friterie* friture snack* boulangerie* boulanger* patisserie* boucherie* boucher* pharmacie* epicerie* librairie* fleuriste* coiffeur* coiffeuse* barbier* institut* garage garages hotel* chocolaterie* traiteur* poissonnerie* opticien* bijouterie* pizzeria* brasserie* superette* supermarche* pressing fromagerie* droguerie* quincaillerie* concession* chambre_d_hotes night_shop nightshop kebab galerie* franchise*',
    'winkel* zaak zaken handelszaak* boetiek* kapsalon* kapper* kapster* restaurant* resto* cafe cafes bar bars frituur* frietkot* frietkraam* snackbar* bakker* bakkerij* patisserie slager* slagerij* beenhouwer* apotheek* apotheker* kruidenier* boekhandel* krantenwinkel* bloemist* bloemenwinkel* barbier* instituut* schoonheidssalon* garage garages hotel* chocolatier* traiteur* viswinkel* opticien* juwelier* pizzeria* brasserie* taverne* supermarkt* droogkuis kaaswinkel* nachtwinkel* kebab* galerij* franchise* handelaar*',
    'shop* store* boutique* salon* restaurant* cafe* bar bars pub pubs chip_shop* chippy snack_bar bakery bakeries baker* butcher* pharmacy pharmacies chemist* grocer* bookshop* florist* hairdresser* barber* beauty* garage garages hotel* chocolatier* caterer* deli delicatessen fishmonger* optician* jeweller* pizzeria* brasserie* supermarket* dry_cleaner* cheesemonger* newsagent* kebab* gallery franchise* takeaway* tearoom* tea_room* brewery',
  ),
  front: text(
    'facade* devanture* fronton* pignon* auvent* au_dessus_de_la_porte au_dessus_de_l_entree au_dessus_de_la_vitrine au_dessus_du_magasin rue trottoir* ruelle* rond_point chaussee coin_de_la_rue grand_route bord_de_route grand_place zoning passants',
    'gevel* voorgevel* zijgevel* pui luifel* boven_de_deur boven_mijn_deur boven_de_ingang boven_het_raam boven_de_winkel straat* steeg* stoep rotonde* rond_punt steenweg* hoek_van_de_straat grote_baan baan langs_de_weg marktplein industriezone voorbijgangers',
    'facade* frontage shopfront* fascia* gable* canopy awning above_the_door over_the_door above_the_entrance above_the_window above_the_shop street pavement alley* roundabout high_street main_road roadside side_street square industrial_estate',
  ),
  sign: text(
    'enseigne* panneau* ecriteau* pancarte* caisson* caisson_lumineux lettres_decoupees totem* nom_en_grand chevalet* drapeau_perpendiculaire enseigne_drapeau neon neons plaque_en_alu',
    'bord borden bordje* gevelbord* uithangbord* lichtbak* lichtreclame* reclamebord* gevelreclame* plaat plakkaat* gevelletter* freesletter* doosletter* totem* lichtkrant* neon neons paneel panelen gevelnaam',
    'sign signs signboard* lightbox* light_box* letters_on_the_wall fascia* hanging_sign* projecting_sign* totem* panel neon neons name_board*',
  ),
  profession: text(
    'notaire* avocat* dentiste* medecin* docteur* kine kines kinesitherapeute* psychologue* architecte* veterinaire* comptable* huissier* orthodontiste* osteopathe* pediatre* logopede* geometre* etude_de cabinet_medical fiduciaire*',
    'notaris* advocaat* advocaten tandarts* dokter* huisarts* kine kinesist* kinesitherapeut* psycholoog* architect* dierenarts* boekhouder* deurwaarder* orthodontist* osteopaat* kinderarts* logopedist* landmeter* dokterspraktijk* accountant* podoloog*',
    'notary notaries solicitor* lawyer* dentist* doctor* gp physio* psychologist* architect* vet vets accountant* bailiff* orthodontist* osteopath* paediatrician* surveyor* medical_practice chiropodist*',
  ),
  plate: text(
    'plaque* plaquette* sonnette* gravee* gravure laiton parlophone',
    'naamplaat* naamplaatje* plaatje* plaat deurbel bel gegraveerd* gravure messing parlofoon koperen',
    'plaque* plate* nameplate* doorbell* bell engrav* brass intercom',
  ),
  building: text(
    'batiment* immeuble* etage* couloir* hall escalier* ascenseur* ecole* hopital* clinique* residence* campus maison_de_repos home_pour classe* bureaux syndic complexe* site_de_production entrepot* usine* polyclinique* administration_communale centre_sportif auberge*',
    'gebouw* flatgebouw* verdieping* gang gangen inkomhal* traphal* lift liften school scholen ziekenhuis* kliniek* residentie* campus rusthuis* woonzorgcentrum* klas* lokaal lokalen kantoren syndicus complex* magazijn* fabriek* polikliniek* gemeentehuis* sporthal* refter*',
    'building* block_of_flats floor floors corridor* hallway* lobby staircase* lift lifts school* hospital* clinic* residence* campus care_home* nursing_home* classroom* offices warehouse* factory town_hall sports_centre hostel* ward wards',
  ),
  visitors: text(
    'visiteur* patient patients patiente* livreur* chauffeur* eleve* parent parents client_s_egare etudiant* resident* public fournisseur* nouveaux_collegues',
    'bezoeker* patient patienten leverancier* chauffeur* leerling* ouder ouders student* bewoner* publiek koerier* mensen nieuwe_collega_s',
    'visitor* patient patients courier* driver* pupil* parent parents student* resident* public guest* newcomer* people deliveries',
  ),
  doors: text(
    'porte portes boite_aux_lettres boites_aux_lettres casier* tableau_du_hall sonnettes',
    'deur deuren brievenbus* lokers locker* belbord bellen',
    'door doors letterbox* letter_box* locker* directory_board doorbells',
  ),
  parking: text(
    'parking* places_de_parking emplacement* se_garer se_gare garer carpark',
    'parking* parkeer* parkeren staanplaats* mag_waar_staan',
    'car_park* parking* parking_space* park_where',
  ),
  outdoorHold: text(
    'echafaud* grillage* cloture* barriere* pont ponts terrain* chantier* balustrade* rambarde* podium scene palissade* tribune* main_courante filet ligne_d_arrivee arche balcon* nadar* heras portail',
    'stelling* steiger* hek hekken omheining* brug bruggen terrein* werf werven bouwwerf balustrade* reling podium tribune* draad nadar* heras eindmeet finish balkon* poort afsluiting*',
    'scaffold* fence* fencing railing* bridge* pitch ground building_site barrier* gantry finish_line start_line stage hoarding* balustrade* stand_at_the_ground grandstand* balcony gate heras',
  ),
  event: text(
    'kermesse* fancy_fair fancyfair fete fetes marche_de_noel brocante* course jogging marathon concert* festival* tournoi* porte_ouverte portes_ouvertes braderie* anniversaire* mariage* bapteme* communion* carnaval* souper_spaghetti souper barbecue bbq gala* inaugur* foire_aux_vins spectacle* cortege* procession cousinade* retrouvailles',
    'kermis* fancyfair feest feesten kerstmarkt* rommelmarkt* loopwedstrijd* stratenloop marathon concert* optreden* festival* tornooi* toernooi* opendeur* eetfestijn* mosselfestijn spaghettiavond verjaardag* trouw* trouwfeest* huwelijk* doop* communie* lentefeest* carnaval* barbecue bbq gala* uitverkoop inhuldig* openingsfeest fuif fuiven braderij* stoet reunie receptie',
    'fete* fayre* party parties festival* concert* fun_run charity_run run race marathon* tournament* open_day* birthday* wedding* christening* communion carnival* barbecue bbq gala* fundrais* closing_down parade* reunion* gig jubilee* street_party summer_fair car_boot',
  ),
  banner: text(
    'bache baches banderole* banniere* calicot* toile* oriflamme* beche_imprimee',
    'spandoek* doek doeken zeil zeilen banner* vaandel* zeildoek dekzeil',
    'banner* tarp tarpaulin* hoarding* pvc_sheet bunting big_sheet',
  ),
  fair: text(
    'salon foire foires stand stands batibouw expo expos exposition* congres conference* jobday job_day seminaire* forum_des_metiers salon_de_l_emploi salon_de_l_auto showroom marche_public',
    'beurs beurzen beursstand* stand stands standje batibouw expo congres* conferentie* jobdag jobbeurs infoavond infodag seminarie* vakbeurs boekenbeurs autosalon',
    'exhibition* trade_fair trade_fairs trade_show* stand stands booth expo congress* conference* seminar* job_fair careers_fair convention* open_evening',
  ),
  standUp: text(
    'deroul* enroul* pliable* pliant* debout derriere_le_comptoir derriere_le_stand derriere_notre derriere_moi fond sur_pied transportable* emporter dans_le_coffre monter_seul* kakemono* totem_souple mur_presse photocall porte_affiche',
    'oprol* uitrol* plooibaar* opvouwbaar* rechtop achter_de_balie achter_de_toog achter_ons achter_mij achtergrond* meeneem* dragen opzetten in_de_koffer rolbanner* roll staander perswand fotowand beurswand',
    'roll* unroll* pull_up* pop_up fold* foldable stand_up free_standing freestanding behind_the_counter behind_us behind_me behind_him behind_the_speaker backdrop* background portable carry* put_up_alone press_wall step_and_repeat',
  ),
  garment: text(
    't_shirt* tshirt* tee_shirt* teeshirt* polo polos pull pulls sweat* hoodie* veste vestes blouse* blouson* tablier* casquette* gilet* chasuble* chemise* maillot* vareuse* training* jogging_s polaire* softshell* pantalon* salopette* tenue* uniforme* bonnet_s echarpe* bavoir* body_bebe sac sacs tote* serviette* essuie* peignoir* toque* cravate* parka* anorak* k_way kway tunique* capuche* doudoune* linge nappe* chaussette* bodywarmer* robe_de_chambre kimono* chemisier* legging* short shorts dossard* brassard*',
    't_shirt* tshirt* truitje* trui truien polo polo_s polos sweater* hoodie* vest vesten jas jassen jasje* blouse* schort* pet petten klak* hesje* fluohesje* hemd hemden shirt shirts sporttenue* training* fleece* softshell* broek broeken overall* salopet* tenue* uniform* muts mutsen sjaal* slab slabbetje* romper* zak draagtas* tas tassen totebag* handdoek* badjas* koksmuts kooksvest* koksvest* kookvest* das dassen parka* anorak* tuniek* bodywarmer* tafellaken* sok sokken voetbaltruitje* pull pulls kimono badjassen legging* short shorts rugnummer* mouwband',
    't_shirt* tshirt* tee tees polo polos jumper* sweatshirt* sweater* hoodie* jacket* coat* apron* cap caps hat hats beanie* vest vests gilet* shirt shirts jersey* tracksuit* fleece* softshell* trousers overalls uniform* scarf scarves bib bibs babygrow* onesie* bag bags tote* towel* bathrobe* dressing_gown chef_s_jacket chefs_jacket tie ties parka* anorak* tunic* hi_vis hivis tabard* bodywarmer* workwear clothes clothing kit kits strip robe robes kimono* leggings shorts armband* sweatband*',
  ),
  team: text(
    'equipe* club clubs asbl association* ecole* classe* rheto* scout* guide* louveteau* chorale* fanfare* ouvrier* serveur* serveuse* personnel employe* infirmier* infirmiere* aide_soignant* benevole* stagiaire* vendeur* vendeuse* joueur* patro mouvement_de_jeunesse gym foot football basket hockey volley judo danse karate confrerie* animateur* moniteur* supporter* monos gardien* cuisinier* eleveur* famille collegue* gamin* enfant* bapteme comite* cercle livreur* facteur* demoiselle* temoin* femme_de_menage femmes_de_menage hotesse* gardiens chauffeurs copains copines amis bande signaleur* steward* commissaires',
    'ploeg* club clubs vzw vereniging* school* klas klassen laatstejaars* scouts chiro ksa klj kla speelplein* koor fanfare* harmonie* arbeider* kelner* ober obers personeel* bediende* werknemer* verpleger* verpleegster* verpleegkundige* zorgkundige* vrijwilliger* stagiair* verkoper* verkoopster* speler* turnkring turnclub voetbal* basket* hockey* volley* judo* dans* wielerclub* leider* leidster* leiding monitor* supporter* kok koks familie collega* kind kinderen kindjes kids gasten comite* kring ouderraad meisjes_van bezorger* facteur* bruidsmeisje* getuigen poetsvrouw* hostess* vrienden vriendinnen bende chauffeurs signaalgever* steward* seingever*',
    'team* club clubs charity association* school* class leavers scout* guides brownies choir* band orchestra worker* waiter* waitress* staff employee* nurse* carer* volunteer* trainee* sales_assistant* player* gymnast* football* basketball hockey volleyball judo dance karate cricket rugby cycling* instructor* supporter* chef chefs cook cooks family colleague* kid kids child* lads crew committee society pta nursery ward guys drivers posties bridesmaid* groomsmen cleaners hostess* friends mates girls boys crew marshal* steward*',
  ),
  stagParty: text(
    'enterrement_de_vie* evg evjf evjg vie_de_garcon vie_de_jeune_fille',
    'vrijgezell*',
    'stag stag_do stag_night hen hen_do hen_party hen_night bachelor* bachelorette*',
  ),
  till: text(
    'caisse* comptoir* rayon* etagere* gondole* tete_de_gondole promo* etiquette* presentoir* plv affiche* saint_nicolas noel paques fete_des_meres fete_des_peres saint_valentin halloween degust* nouveaute* reglette* tablette* stop_rayon vitrophanie_de_noel black_friday action_speciale display* frigo_du_magasin',
    'kassa* toog toonbank* rek rekken schap schappen promo* etiket* prijskaart* prijsje* display* staander* affiche* sinterklaas kerst* pasen paas* moederdag vaderdag valentijn* halloween proever* nieuwigheid wobbler* black_friday actie gondel* winkelkarton',
    'till tills counter* shelf shelves shelving aisle* promo* price_ticket* price_label* display* poster* christmas easter mothers_day mother_s_day father_s_day valentine* halloween tasting* wobbler* black_friday special_offer* gondola* point_of_purchase checkout',
  ),
  floor: text(
    'sol par_terre au_sol plancher* carrelage* marches file file_d_attente queue traces_de_pas empreintes',
    'vloer* op_de_grond grond tegels wachtrij rij aanschuiven voetstappen voetafdruk*',
    'floor* on_the_ground tiles queue* line_up footprints footsteps',
  ),
  paper: text(
    'carte_de_visite cartes_de_visite menu menus carte_du_resto flyer* depliant* papier_a_lettre* papier_a_en_tete papier_entete entete en_tete brochure* tract* toutes_boites enveloppe* carte_de_fidelite cartes_de_fidelite tampon* cachet catalogue* carton* set_de_table sets_de_table bic_et_papier',
    'naamkaartje* visitekaart* menukaart* menu_s flyer* folder folders briefpapier brochure* strooibiljet* enveloppe* omslag* klantenkaart* getrouwheidskaart* stempel* catalog* placemat* drukwerk',
    'business_card* menu menus flyer* leaflet* letterhead* brochure* envelope* loyalty_card* rubber_stamp* stationery catalogue* placemat* compliment_slip* handout*',
  ),
  logo: text(
    'logo logos embleme* blason* sigle* ecusson* image_de_marque identite identite_visuelle marque monogramme* signature_visuelle dessin_de_la_boite',
    'logo logo_s logos embleem* wapenschild* schild huisstijl* identiteit merk merkbeeld monogram* beeldmerk',
    'logo logos emblem* crest crests badge identity visual_identity brand branding monogram* corporate_image',
  ),
  website: text(
    'site sites site_web site_internet page_internet page_web internet webshop* boutique_en_ligne e_shop eshop e_commerce page_facebook sur_le_net sur_google google ordinateur_et_telephone',
    'site sites website* webstek* internet webshop* webwinkel* facebookpagina google e_commerce pagina_op_internet',
    'site sites website* web_page* webpage* internet webshop* online_shop online_store facebook_page google e_commerce web_address',
  ),
  film: text(
    'film films filme* folie',
    'folie folies film films gefolied* foliede',
    'film films filmed foil tint tinted',
  ),
  people: text(
    'voisin* passant* gens tout_le_monde curieux rue trottoir collegues clients dehors vis_a_vis',
    'buren buurman buurvrouw voorbijganger* passant* iedereen mensen straat stoep collega_s klanten overbuur overburen buiten pottenkijker*',
    'neighbour* passer* passersby passers_by people everyone everybody street pavement colleagues customers strangers outside next_door',
  ),
  kids: text(
    'enfant* bebe* bambin* gamin* gosse* petits fils fille maternelle* primaire*',
    'kind* kinderen baby* peuter* kleuter* zoon dochter kindjes',
    'kid kids child* baby babies toddler* son daughter infant*',
  ),
  phoneWord: text(
    'telephone tel gsm numero_fixe ligne_fixe fixe mobile whatsapp numero_de_telephone au_bout_du_fil',
    'telefoon* gsm vaste_lijn nummer belnummer aan_de_lijn aan_de_telefoon whatsapp',
    'phone telephone landline mobile_number phone_number whatsapp ring_you call_you',
  ),
} as const;
