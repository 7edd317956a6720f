import { text } from '@/lib/content/page-content';

// What people complain of, wish and do, by fields of meaning. Written as the fields of things are.

export const fieldsOfNeeds = {
  damage: text(
    'raye rayee rayes rayure* griff* erafl* egratign* cailloux caillou gravillon* gravier* impact* eclat eclats crible* criblee* insecte* moucheron* moustique* fiente* crotte_de_pigeon resine seve sel autoroute carwash car_wash rouleaux abim* usure coup_de_portiere coups_de_portiere coup_de_clef ronce* usee cle_sur coup_de_cle graffiti vandal* taille_haie porte_de_garage',
    'kras* bekrast* steentje* steenslag keitje* putje* putten grind insect* vliegen vogelpoep duivenpoep hars pekel strooizout zout snelweg* autostrade* carwash wasstraat* beschadig* slijtage takken doornen afgesleten gekrast* krassen vandal* sleutel_bekrast',
    'scratch* stone stones chip chips chipped grit gravel bug bugs insect* fly flies dropping* sap road_salt motorway* highway carwash car_wash swirl* scuff* nick nicks ding dings bang_them bang_it trolleys brambles wear_and_tear branches keyed key_mark vandal*',
  ),
  brandNew: text(
    'neuve neuf toute_neuve tout_neuf viens_d_acheter vient_d_acheter concession* concessionnaire sort_du_garage sort_d_usine comme_neuve comme_neuf valeur revente revendre reprise collection ancetre vintage rare livree etat_impeccable intacte',
    'nieuwe nieuw gloednieuw* pas_gekocht net_gekocht pas_een_nieuwe dealer* doorverkoop* verkoopwaarde restwaarde als_nieuw oldtimer* collectie zeldzaam* puntgaaf onberispelijk',
    'new brand_new just_bought just_collected just_got just_picked_up dealership showroom resale trade_in keep_it_as_it_is like_new as_is mint pristine classic collector* rare never_find_again unspoilt',
  ),
  protect: text(
    'proteg* protection preserv* eviter empech* epargner contre menager',
    'bescherm* behoud* vermijd* voorkom* beveilig* sparen tegen vrijwaren veilig',
    'protect* preserve prevent avoid shield guard save against spare safe',
  ),
  ceramic: text(
    'ceramique* cire waxer traitement_ceramique',
    'keramisch* ceramic coating wax',
    'ceramic* coating wax waxed',
  ),
  colour: text(
    'couleur* teinte* rouge bleu bleue vert verte jaune orange rose noir noire blanc blanche gris grise mauve turquoise dore doree mat matte satin satine* nacre* chrome* carbone bordeaux kaki bicolore camouflage pastel',
    'kleur* tint rood rode blauw blauwe groen groene geel gele oranje roze zwart zwarte wit witte grijs grijze paars turkoois goud gouden mat matte satijn* parelmoer chroom carbon bordeaux kaki tweekleurig* camouflage pastel',
    'colour* color* red blue green yellow orange pink black white grey gray purple turquoise gold matt matte satin pearl chrome carbon burgundy khaki two_tone camouflage pastel',
  ),
  change: text(
    'chang* transform* relook* passer autre differen* nouveau_look rafraich* personnalis* habill* recouvr* refaire repeindre faire_peau_neuve entierement customis*',
    'verander* ander* nieuw_kleedje kleedje opfris* pimpen overspuiten herschilder* helemaal personaliseer* aankled* bekled* metamorfose',
    'chang* transform* makeover different restyle* refresh* customi* cover* respray* repaint* revamp* turn_it dress_up jazz_up',
  ),
  part: text(
    'seulement uniquement juste toit moitie partie bandes lignes cote arriere bas partiel* que_le_toit capot',
    'alleen enkel dak helft deel stukje strepen lijnen zijkant achterkant achterste onderkant gedeeltelijk* motorkap',
    'only just roof half part bit stripes lines side back rear lower bonnet',
  ),
  dull: text(
    'triste* tristounet* moche* vide vides nu nue nus nues tout_nu toute_nue terne* fade banal* anonyme* froid froide froids laid laide ennuy* deprim* sans_ame vieillot* sinistre* blanc blanche blancs blanches glauque',
    'saai saaie kaal kale lelijk* leeg lege triest* kil kille doods wit witte grijs grijze flets* somber* ongezellig* anoniem* zielloos onopvallend* doorsnee banaal kleurloos',
    'dull bare ugly empty sad blank boring plain cold drab dreary tired sterile soulless lifeless anonymous white grey bleak depressing gloomy nondescript',
  ),
  noticed: text(
    'remarqu* reper* attir* visible* visibilite me_voit nous_voit on_me_voie me_voir nous_voir faire_connaitre connaitre pub publicite* saute_aux_yeux sauter_aux_yeux attention tape_a_l_oeil reclame se_demarquer faire_parler sortir_du_lot voie_de_loin voit_de_loin roulent rouler circuler identifi* reconnai* sache_que sachent flashy',
    'opval* opvall* gezien zichtbaar* zien_rijden reclame publiciteit kennen bekend* aandacht herken* in_het_oog in_de_kijker onderscheiden opmerken eruit_springen bekijks weten_dat_wij weten_wie laten_weten',
    'notice* visible visibility advert* publicity attention stand_out recogni* known eye_catching spotted spot_me seen see_us see_me get_seen be_seen found_by people_to_know know_who_we_are turn_heads driving_around promote promotion',
  ),
  ownName: text(
    'nom noms numero numeros gsm coordonnees adresse slogan horaire* heures_d_ouverture nos_heures mes_heures vos_heures texte textes lettres inscription* nom_de_famille nom_de_la_boite nom_de_l_entreprise nom_du_club qr site_web ecriture* lettre_dorees lettres_dorees logo logos',
    'naam namen nummer* gsm gegevens adres slogan uren openingsuren tekst teksten letter letters opschrift* bedrijfsnaam clubnaam familienaam qr gouden_letters logo logo_s woorden',
    'name names number numbers mobile details address slogan opening_hours our_hours my_hours text letters lettering wording writing words family_name company_name club_name qr logo logos strapline',
  ),
  leaseBack: text(
    'leasing restitu* rends rendre rend rendons fin_de_contrat lld renting location_longue_duree vehicule_de_societe voiture_de_societe louee',
    'leasing lease leasewagen inleveren inlever teruggeven terug_naar einde_contrat huurwagen gehuurd* renting binnenbrengen bedrijfswagen',
    'lease leased leasing hand_back hand_it_back give_back give_it_back return* end_of_contract hire_car hired company_car rented',
  ),
  removing: text(
    'enlev* retir* decoll* oter arrach* gratt* partent partir disparaiss* trace traces residu* colle fantome marques demont* ancien* vieux_logo vieux_autocollants vieilles_lettres partir_de_la precedent_locataire ancien_locataire ancienne_enseigne vieux_sticker',
    'verwijder* afhalen er_af eraf afdoen losmaken aftrekken afkrijgen weghalen sporen lijmrest* spookletter* wegkrijgen oude_letters oude_stickers oude_logo oud_logo vorige_naam proper vorige_huurder vorige_eigenaar oude_plakkers plakkers_van',
    'remove* removal take_off come_off comes_off peel peels peeling strip get_rid trace traces residue ghost* marks off_again old_logo old_name old_letters old_lettering take_it_down scrape previous_tenant old_stickers last_tenant',
  ),
  heat: text(
    'chaud chaude chauds chaleur* grille grillent bronz* four rotir rotis four fournaise etuve sauna canicule soleil cuit cuire cuisons cuisent cuisine_a_40 fond fondent fondre fondu* etouff* suffoc* transpir* surchauff* clim climatisation degres torride* plein_sud sud en_ete l_ete cet_ete juillet aout rafraich* frais temperature* tape ensoleill* serre invivable intenable insupportable bouillir suer',
    'warm warme warmte heet hitte hete oven sauna broeikas bakoven hoogoven zon zonnetje zonlicht smelt smelten gesmolten smoor* stikheet bloedheet snikheet broeierig puffen zweten zweet airco zuid zuiden zuidkant zuidgericht* graden bakt bakken koel koeler afkoel* verkoel* zomer* juni juli augustus opwarm* hittegolf temperatuur* niet_te_houden onleefbaar ondraaglijk niet_te_doen brandt',
    'hot heat oven baking bake bakes boiling roast* melt melts melting swelter* stuffy sweat* sun sunny sunshine south_facing facing_south south cool cooler cooling overheat* unbearable unusable aircon air_con air_conditioning degrees summer june july august furnace warm temperature* sauna stifling cook cooking heatwave',
  ),
  glare: text(
    'eblou* reflet* ecran ecrans trop_de_lumiere trop_clair plisser aveuglant* reverberation tele_le_soir luminosite contre_jour tele television',
    'verblind* schitter* weerspiegel* scherm schermen blinkt fel felle te_licht reflectie* tegenlicht knijpen tv televisie',
    'glare dazzl* screen screens monitor* reflection* squint* blinding too_bright telly tv unwatchable',
  ),
  fading: text(
    'decolor* jauni* palit palissent palir fane* parquet* meuble* tapis tableaux moquette rideaux livres canape* uv ultraviolet* marchandise* etalage passe_au_soleil',
    'verkleur* verbleek* verble* vergeel* parket* meubel* tapijt* schilderij* zetel* gordijn* boeken uv koopwaar etalagewaar vloerkleed',
    'fade fades faded fading bleach* discolour* parquet furniture carpet* painting* sofa* curtain* books uv floorboards upholstery stock_in_the_window rugs',
  ),
  lookIn: text(
    'regard* voit voient voir matent mate mater intimite vue_dedans vue_sur espion* nue deshabill* aquarium bocal confidential* indiscret* discret* vis_a_vis se_faire_voir a_l_abri_des_regards transparente transparent rien_ne_voir',
    'kijken kijkt binnenkijken inkijk gluren gluurt privacy zien ziet bloot aquarium viskom vertrouwelijk* discreet discretie afschermen doorzichtig zichtbaar_van_buiten meekijken',
    'look_in looks_in see_in see_into sees_in look_into look_straight looking_in seen_from privacy private goldfish fishbowl fish_bowl overlooked stare* staring peek* peer* naked confidential* see_everything see_through watch nosy gawp* on_display exposed',
  ),
  notDark: text(
    'sombre* obscur* perdre_la_lumiere sans_perdre garder_la_lumiere noircir assombri* moins_de_lumiere perdre_de_clarte vue vitres_noires clarte voir_dehors naturelle',
    'donker* lichtverlies licht_houden verduister* duister daglicht zicht uitzicht licht_verliezen niet_spiegelen onzichtbaar buitenkijken',
    'dark darker darken* gloom* dim daylight lose_the_light losing_light natural_light keep_the_view view mirror_look tinted_look gloomy',
  ),
  bubbles: text(
    'bulle* poche_d_eau poches_d_eau cloque* gouttes flou_partout trainees buee',
    'waterblaz* bellen luchtbel* blaasjes blazen water_achter waterplekken waas',
    'bubble* water_pocket* blister* pockets droplets haze hazy milky',
  ),
  windowCleaner: text(
    'laveur* laver_les_vitres nettoyer_les_vitres nettoyage_des_vitres raclette vitres_propres femme_de_menage laver_les_carreaux nettoyer_mes_vitres laver_mes_vitres nettoyer_les_carreaux',
    'ruitenwasser* glazenwasser* ramen_wassen ramen_kuisen ruiten_wassen ramen_lappen kuisvrouw poetsvrouw trekker',
    'window_cleaner* clean_the_window* wash_the_window* cleaning_lady clean_my_window* wash_my_window* squeegee',
  ),
  plasticGlass: text(
    'polycarbonate plexi plastique tole_ondulee plaques_transparentes',
    'polycarbonaat plexi plastiek plastieken kunststof golfplaat* dakplaten',
    'polycarbonate perspex plastic corrugated',
  ),
  crack: text(
    'fissur* casse casser fend fendre eclater felure exploser choc_thermique triple_vitrage double_vitrage vitrage_feuillete',
    'barst* breuk scheur gescheurd springen thermische driedubbel_glas dubbel_glas gelaagd',
    'crack cracks cracking break breaks shatter* thermal triple_glaz* laminated_glass double_glaz*',
  ),
  echo: text(
    'resonn* reson* echo bruit* bruyant* acoustique sonore sonores absorb* absorption assourd* amorti* etouffe_le_son etouffer_le_son vacarme brouhaha on_ne_s_entend_pas sourd insonor*',
    'galm* echo geluid* gedempt* dempen dempt absorb* absorptie lawaai* akoestiek akoestisch* weergalm* weerklin* herrie rumoerig verstaan',
    'echo* noisy noise quieten* quieter deaden* dampen* muffle* absorb* sound_absorb* acoustic* reverb* din racket hear_each_other loud soundproof*',
  ),
  oldWall: text(
    'vieux_papier ancien_papier papier_peint tapisserie crepi fibre_de_verre humidite humide platre plafonnage peinture_fraiche frisette lambris carrelage mur_abime enduit rugueux irregulier briques_nues',
    'oud_behang oud_papier behang* raufaser glasvezel* vochtig vocht vers_gepleister* pleister* plakwerk verse_verf lambrisering tegels ruw oneffen korrelig kale_baksteen',
    'old_wallpaper old_paper woodchip fibreglass damp fresh_plaster new_plaster plaster fresh_paint panelling tiles bare_brick rough uneven artex',
  ),
  smell: text(
    'odeur* sent_fort pue puent sentir produits_chimiques toxique vapeurs solvant* allerg* asthm*',
    'geur* stink* ruik* chemisch* giftig dampen solvent* allerg* astma*',
    'smell* stink* odour* fumes chemical* toxic solvent* allerg* asthma*',
  ),
  night: text(
    'nuit nuits soir soirs soiree noir obscurite eclair* lumin* lumiere* lampe* brille* briller allume* allumer neon* led leds clignot* lueur tombee_de_la_nuit hiver retro_eclair* phares caisson_lumineux',
    'nacht* avond* s_avonds donker licht lichten lichtgevend verlicht* lamp lampen brand branden brandt neon* led leds gloei* schijn* schemer* oplicht* aansteken gloeien lichtreclame* lichtbak*',
    'night nights evening* dark after_dark light lights lit lighting lamp* glow* neon led leds shine* shining illuminat* dusk light_up lights_up lit_up lightbox* light_box*',
  ),
  broken: text(
    'casse cassee panne mort morte rendu_l_ame eteint* grille* clignot* ne_marche* ne_fonctionne* ne_s_allume a_moitie hs defectu* repar* remplac* tombe_en_panne plus_de_lumiere court_circuit saute disjonct* lettre_eteinte',
    'kapot stuk defect uitgevallen flikker* knipper* herstel* repareer* vervang* werkt_niet doet_het_niet valt_uit half kortsluiting zekering* doof gedoofd uitgegaan',
    'broken broke dead flicker* repair* fix replace* faulty gone_out went_out not_working stopped_working half_of_it trips buzzing short_circuit burnt_out',
  ),
  power: text(
    'consomm* courant electric* kwh watt watts energie* economi* facture_d_electricite compteur prise circuit disjoncteur minuterie electricien*',
    'stroom* verbruik* elektric* elektrici* kwh watt energie* zuinig* elektriciteitsrekening teller stopcontact zekering* tijdschakelaar elektricien*',
    'power electric* consum* running_cost* kwh watt watts energy electricity_bill meter socket circuit* fuse* timer electrician*',
  ),
  switchOff: text(
    's_eteindre eteindre eteint_tout_seul minuterie a_minuit s_eteigne horloge automatique* couper_la_nuit',
    'uitgaan uitschakel* uitdoven timer tijdschakelaar om_middernacht automatisch* vanzelf_uit klok',
    'turn_off switch_off go_off switch_itself turns_off at_midnight by_itself automatic* timer clock',
  ),
  starting: text(
    'ouvre ouvrons ouvrir ouverture lance lancons lancer demarre demarrons demarrer debut debute debutant commence commencons independant* creer creation startup start_up me_lancer reprends reprenons reprise nouvelle_boite nouveau_commerce petite_entreprise asbl_naissante futur',
    'open openen opening begin beginnen begonnen start starten starter* zelfstandig* bijberoep overname overgenomen neem_over startup start_up eigen_zaak nieuwe_zaak jonge_zaak opgestart',
    'opening start starting startup start_up launch* founder* freelance* self_employed sole_trader new_business setting_up set_up taking_over took_over take_over from_scratch own_business new_venture',
  ),
  otherName: text(
    'ancien_nom nom_du_precedent precedent* repris reprise changer_de_nom change_de_nom nouveau_nom rebaptis* encore_leur_nom ancien_proprietaire predecesseur',
    'oude_naam vorige_eigenaar vorige_uitbater voorganger* overgenomen naamsverandering nieuwe_naam van_naam andere_naam hun_naam',
    'old_name previous_owner* predecessor* took_over taken_over take_over new_name rename* change_of_name their_name former',
  ),
  moving: text(
    'demenag* bail locataire* louons je_loue proprietaire* quitt* quand_on_part je_pars si_je_pars on_part bailleur fin_de_bail garantie_locative changer_d_adresse changement_d_adresse nouvelle_adresse',
    'verhuis* verhuiz* huur huren huurder* gehuurd huurpand eigenaar* huisbaas vertrek* weggaan verhuurder* einde_huur adreswijziging nieuw_adres van_adres',
    'move moving moved tenanc* tenant* rent renting landlord* leave leaving relocat* lease_ends vacate change_of_address new_address new_premises',
  ),
  holes: text(
    'trou trous rebouch* perc* percer vis visser clou mur_abime abimer_le_mur',
    'gat gaten gaatje* boren geboord schroef schroeven vijzen nagel muur_beschadig*',
    'hole holes drill* screw screws fill_in damage_the_wall nail nails',
  ),
  authority: text(
    'permis commune urbanisme autoris* administration echevin* amende interdit* legal legale en_regle droit_de prevenir_la_commune demander_a_la_commune monument_classe protege_classe',
    'vergunning* gemeente stad_vragen stedenbouw* toelating toegelaten mag mogen boete* verboden wettelijk in_orde gemeentehuis beschermd_monument beschermd_gebouw',
    'permit* permission planning council municipality commune allowed fine forbidden legal town_hall listed conservation_area',
  ),
  tax: text('taxe taxes impot* redevance', 'taks taksen belasting* heffing*', 'tax taxes levy council_tax'),
  complain: text(
    'plaint* plaign* derang* gene genent genant rale ralent trop_fort brille_trop eclaire_trop trop_lumineux',
    'klaag* klagen klacht* last_van stoor* storen hinder* te_fel te_helder schijnt_te te_veel_licht',
    'complain* disturb* bother* annoy* nuisance too_bright shines_too glares too_strong',
  ),
  wind: text(
    'vent vents tempete* rafale* dechir* envol* souffl* bourrasque* ouragan tient_au_vent vole s_envole',
    'wind winden waait storm* scheurt gescheurd scheuren rukwind* waaien wegwaaien wegvliegen windvang vliegt',
    'wind winds windy gust* storm* torn tear tears breeze blow* blown flaps flapping flew gale*',
  ),
  hanging: text(
    'accroch* pend pendre suspend* fix* attach* tendre corde* oeillet* sandow* elastiques installer poser monter nouer',
    'hangen ophangen opgehangen bevestig* vastmaken spannen touw* oog ogen ringen spanrubber* elastieken monteren',
    'hang hanging hung fix attach put_up tie ties tied rope* eyelet* bungee* stretch mount string_up',
  ),
  reuse: text(
    'reutilis* chaque_annee tous_les_ans rouler plier ranger stocker conserver garder_pour l_an_prochain ressortir plis plies repasser_la_bache',
    'hergebruik* elk_jaar ieder_jaar jaarlijks rollen plooi* opbergen bewaren volgend_jaar opnieuw_gebruiken plooien kreuk*',
    'reuse* every_year each_year roll fold store storing next_year again_next creases keep_it_for yearly',
  ),
  worn: text(
    'jeter jete jetons poubelle dechet* recycl* recypark foutue foutu use usee container fichue bon_pour_la fane',
    'weggooi* weg_smijten wegsmijten afval* recycl* containerpark recyclagepark versleten kapotte vuilnis',
    'throw_away throw_out bin rubbish waste recycl* tip worn_out knackered landfill past_it',
  ),
  mistake: text(
    'faute* erreur* trompe* mauvais* coquille* orthographe pas_la_bonne_date date_fausse corrig* a_l_envers numero_faux',
    'fout fouten foutje* verkeerd* vergist* mis correctie verbeter* tikfout* spelfout* spellingsfout* schrijffout* verkeerde_datum klopt_niet',
    'mistake* error* wrong typo* misprint* misspell* spelling correct_it spelled misspelt wrong_date incorrect',
  ),
  sewing: text(
    'brod* broder* cousu* coudre cous fil fils aiguille* point_de_croix surpiqu* initiales',
    'bordu* borduur* geborduurd* naai* genaaid* stiksel* gestikt draad naald* opgenaaid initialen',
    'embroider* stitch* sew sewn sewing thread* needle* monogrammed initials',
  ),
  printing: text(
    'imprim* floqu* flocage transfert* serigraph* photo* dessin* image* phrase blague* numero* prenom* nom noms surnom* logo logos chiffre* texte sponsor* motif* visage* portrait*',
    'bedruk* print* druk drukken opdruk* zeefdruk foto* tekening* prent* zin mop* nummer* naam namen voornaam* bijnaam* logo logo_s tekst sponsor* cijfer* gezicht* portret*',
    'print* screen_print* transfer* photo* drawing* picture* slogan joke* number numbers name names nickname* logo logos text sponsor* motif* face faces portrait*',
  ),
  eachName: text(
    'chacun chaque prenom prenoms surnom* nom_de_chacun nom_de_chaque differents numeros individuel*',
    'elk elke ieder iedere voornaam voornamen bijnaam bijnamen eigen_naam verschillende individueel',
    'each every first_name first_names nickname* own_name individual different_name',
  ),
  washing: text(
    'lav* lessive* lave_linge machine_a_laver a_la_machine a_60 60_degres bouill* seche_linge sechoir detach* essor*',
    'wassen wast gewassen was wasbeurt* wasmachine* op_60 60_graden kookwas koken droogkast droogtrommel uitkook*',
    'wash washes washed washing laundry machine at_60 60_degrees boil* tumble_dr* dryer laundered',
  ),
  printFails: text(
    'craque* craquel* ecaill* vire virent deteint deteignent rose roses part s_en_va disparait decolle* pele',
    'barst* gebarsten afschilfer* loskom* loslat* verkleur* roze doorlopen afgebladderd bladdert vervaag*',
    'crack* peel* flake* flaking bleed* bleeding pink run runs wears_off fell_off washes_out',
  ),
  itch: text(
    'gratte* demang* irrit* pique* peau sensible eczema rugueux dos_du_logo',
    'jeuk* krab* kriebel* irriteer* huid gevoelig* eczeem ruw',
    'itch* scratchy irritat* skin sensitive eczema rough prickl*',
  ),
  single: text(
    'un_seul une_seule juste_un juste_une seulement_un un_exemplaire a_l_unite un_unique une_piece unique petite_quantite trop_petit minimum',
    'eentje maar_een een_stuk enkel_een een_enkele per_stuk kleine_oplage te_klein minimum slechts',
    'just_one only_one one_off a_single single_one as_few minimum small_order too_small one_piece',
  ),
  many: text(
    'centaine* 100 150 200 250 300 400 500 1000 par_cent lot gros_volume en_nombre serie',
    'honderd* 100 150 200 250 300 400 500 1000 grote_oplage reeks hoeveelheid',
    'hundred* 100 150 200 250 300 400 500 1000 bulk large_run dozens',
  ),
  sizes: text(
    'taille* trop_grand trop_petit enfants 3xl xxl xl xs echange* echanger essayer tailles_enfants ne_va_pas pointure* tour_de_poitrine grande_taille',
    'maat maten te_groot te_klein kindermaat* 3xl xxl xl xs ruil* omruilen passen kleuters verkeerde_maat grote_maten',
    'size sizes too_big too_small kids_sizes 3xl xxl xl xs swap exchange* try_on wrong_size doesn_t_fit plus_size',
  ),
  ownGarments: text(
    'nos_propres deja_achete* qu_on_a_deja on_a_deja les_notres fournis_par_nous mes_propres j_apporte on_apporte vetements_a_nous achetes_ailleurs',
    'onze_eigen zelf_meebrengen al_gekocht hebben_we_al we_hebben_al zelf_gekochte eigen_kledij meebrengen elders_gekocht',
    'our_own already_own already_have we_already my_own bring_our bring_my supply_our bought_elsewhere own_jackets own_clothes',
  ),
  urgent: text(
    'urgent* semaine_prochaine demain vite presse vendredi samedi_prochain en_catastrophe derniere_minute dans_3_jours dans_2_jours dans_5_jours ce_week_end fin_de_semaine',
    'dringend* volgende_week morgen rap snel haast vrijdag zaterdag op_het_laatste last_minute binnen_3_dagen dit_weekend einde_week',
    'urgent* next_week tomorrow asap rush quick_turnaround by_friday next_friday this_weekend last_minute in_a_hurry by_monday',
  ),
  leaving: text(
    'quitte* s_en_va part_a_la_retraite licencie* ne_travaille_plus ancien_employe decoudre enlever_le_nom remplace_le',
    'vertrekt weg_is uit_dienst ontslagen werkt_niet_meer vroegere_werknemer naam_eraf uithalen',
    'leave leaves leaving left quits no_longer_works former_employee unpick* take_my_name remove_the_name',
  ),
  gradient: text(
    'degrade* ombre ombres ombrage photo_realiste nuance nuances details_fins trop_fin trop_petit',
    'kleurverloop verloop schaduw* schakering* nuance* fijne_details te_fijn te_klein',
    'gradient* shading shadow* blend* shades fine_detail too_fine too_small fade_out',
  ),
  selfMade: text(
    'dessiner composer creer concevoir personnalis* moi_meme elle_meme lui_meme eux_memes nous_memes soi_meme ordi ordinateur en_ligne sur_votre_site appli configurateur',
    'ontwerpen ontwerp tekenen zelf_maken zelf_een zelf_onze in_elkaar samenstellen online computer configurator tool app',
    'design draw create compose make_our_own make_my_own myself ourselves online computer configurator app playing_around tool',
  ),
  visualise: text(
    'voir imagin* apercu* essay* simul* rendu ressemble* ressemblerait avant_de avant_d visualis* montage_photo maquette se_rendre_compte projection donnerait',
    'zien eruitziet eruit_ziet uitzien uitzicht uitprob* prober* simul* voorstell* voorsmaakje visuali* fotomontage hoe_dat eerst_eens vooraf',
    'see look_like looks_like imagine* preview* visuali* try trying simulat* mock_up picture_it get_an_idea beforehand play_with play_around',
  ),
  photoOf: text(
    'photo* ma_photo ma_propre_photo photographi* telecharg* upload* photo_de_ma mon_image',
    'foto foto_s fotos eigen_foto opladen uploaden gefotografeerd',
    'photo* picture of_my upload* snap snaps own_photo',
  ),
  screenDoubt: text(
    'ecran echantillon* nuancier* en_vrai en_realite regrett* etre_sur etre_sure sur_de_la_couleur reelle',
    'scherm staal staaltje* stalen in_het_echt in_werkelijkheid spijt zeker_zijn kleurenwaaier echte_kleur',
    'screen sample* swatch* in_real_life in_reality regret be_sure sure_about real_colour true_colour',
  ),
  noDesigner: text(
    'pas_graphiste nul* pas_doue pas_creatif graphiste* mise_en_page mettre_en_page maquette sais_pas_dessiner sais_pas_faire layout concevoir_pour qui_fait_le_dessin',
    'geen_ontwerper grafisch* niet_creatief ontwerper* opmaak opmaken lay_out layout kan_niet_tekenen geen_kaas wie_ontwerpt',
    'no_designer not_creative designer* lay_it_out lay_out layout rubbish_at hopeless_at can_t_draw cant_draw artwork_for_us bits_and_pieces design_it_for',
  ),
  lost: text(
    'perdu* se_perd perdent tourn* cherch* trouv* egar* orient* chemin guid* demande_ou demandent_ou mauvais_etage mauvaise_porte tourne_en_rond fleche* ou_aller savoir_ou',
    'verloren verdwaal* verdwalen lopen_rond zoeken zoekt vinden vindt verkeerde_verdieping verkeerde_deur wijzen de_weg pijl pijlen waar_ze geraken weten_waar',
    'lost get_lost find finding finds wander* wrong_floor wrong_door wrong_entrance directions guide guiding which_way arrow arrows where_to_go know_where end_up',
  ),
  changing: text(
    'chang* a_jour mettre_a_jour remplac* interchangeable* nouveau_locataire rotation tout_le_temps chaque_annee amovible*',
    'verander* wissel* bijwerken up_to_date vervang* nieuwe_huurder verloop voortdurend elk_jaar verwisselbaar',
    'chang* up_to_date update* swap* replace* interchangeable new_tenant turnover all_the_time every_year removable',
  ),
  lowVision: text(
    'malvoyant* aveugle* voit_mal voient_mal basse_vision mauvaise_vue fauteuil* pmr handicap* braille accessib* personnes_agees',
    'slechtziend* blind blinde* slecht_ziet slecht_zien rolstoel* handicap* braille toegankelijk* ouderen',
    'blind partially_sighted poor_sight poor_eyesight visually_impaired wheelchair* disab* braille accessib* elderly',
  ),
  readable: text(
    'lisible* lire lise lisent se_lit illisible* de_loin grandeur taille_des_lettres hauteur_des_lettres voir_de_loin',
    'leesbaar* lezen leest onleesbaar van_ver hoe_groot lettergrootte grootte',
    'read readable legible illegible from_afar how_big letter_size letter_height far_away tiny',
  ),
  clear: text(
    'clair indiqu* qui_peut reserve* interdit marqu* signaler delimit* numerot*',
    'duidelijk aanduid* wie_mag gereserveerd voorbehouden verboden markeer* nummer*',
    'clear mark marked reserved who_can indicate* forbidden number* label* allocated',
  ),
  metal: text(
    'metal inox acier alu aluminium rouille* corrosion mer cote salin',
    'metaal inox staal roestvrij alu aluminium roest* corrosie zee kust zilte',
    'metal steel stainless aluminium rust* corrosion sea coast salty seaside',
  ),
  wallKind: text(
    'brique* isolation isole* creux friable* vieux_mur crepi tient tenir cheville* solide pierre beton facade_isolee',
    'baksteen* isolatie geisoleerd* holle broos afbrokkel* oude_muur crepi houden plug pluggen stevig steen beton',
    'brick* insulat* hollow crumbl* old_wall render hold plug plugs sturdy stone concrete cladding',
  ),
  myself: text(
    'moi_meme nous_memes soi_meme beau_frere tout_seul bricol* sans_vous je_peux_coller coller_moi poser_moi installer_moi',
    'zelf schoonbroer eigenhandig klussen zonder_jullie zelf_plakken zelf_ophangen zelf_kleven handig',
    'myself ourselves brother_in_law diy handy without_you do_it_myself stick_it_myself put_it_up_myself',
  ),
  closing: text(
    'fermer_le_magasin fermer_pendant fermes_pendant doit_on_fermer faut_il_fermer arreter_de_travailler pendant_les_travaux pendant_la_pose derang*',
    'winkel_sluiten sluiten_tijdens moeten_we_sluiten dicht_tijdens tijdens_de_werken tijdens_de_plaatsing',
    'shut_for close_for close_the_shop shut_the_shop have_to_close have_to_shut while_you_fit while_you_work while_your',
  ),
  cold: text(
    'froid gel gele geler hiver moins_2 moins_5 degres neige zero pluie pleut',
    'koud koude vriest vorst winter min_2 min_5 graden sneeuw nul regen regent',
    'cold freezing frost winter minus degrees snow zero rain raining',
  ),
  sticking: text(
    'coll* autocollant* adhesif* vinyle* sticker*',
    'plak* kleef* kleven sticker* zelfklever* folie kleeft beplak*',
    'stick stuck sticker* adhesive vinyl decal* stick_on',
  ),
  waiting: text(
    'apres_la_peinture repeint* repeindre carrossier carrosserie peinture_fraiche attendre quand_est_ce_que_je_peux fraichement sort_de_peinture',
    'herspoten gespoten overgespoten carrossier verse_lak wachten wanneer_mag pas_gelakt net_gespoten',
    'resprayed repainted body_shop bodyshop fresh_paint wait new_paint just_painted',
  ),
  papers: text(
    'carte_grise div immatricul* certificat assur* assureur omnium controle_technique police papiers',
    'inschrijving* div boorddocument* verzeker* verzekeraar omnium keuring papieren kentekenbewijs',
    'registration dvla div logbook insur* insurer mot_test papers comprehensive road_inspection',
  ),
  without: text(
    'sans_camion sans_voiture sans_camionnette immobilis* combien_de_jours combien_de_temps_sans en_attendant rester_chez_vous laisser_la_voiture vehicule_de_remplacement vider coffre_vide outils sans_ma_voiture manquer',
    'zonder_wagen zonder_bestelwagen stilstaan hoeveel_dagen hoelang_kwijt ondertussen bij_jullie_blijven binnenlaten vervangwagen leegmaken gereedschap missen kwijt',
    'without_my_van without_the_van without_my_car off_the_road how_many_days meanwhile leave_it_with_you courtesy_car empty tools toolboxes toolbox unload miss_my do_without',
  ),
  rust: text('rouille* rouill* bosse* cabosse*', 'roest* deuk* blutsen', 'rust* dent dents dented'),
  modernise: text(
    'vieux vieillot* demode* rafraich* modernis* moderne* ringard* depasse* date_de annees_80 annees_90 coup_de_jeune coup_de_neuf',
    'oud oude ouderwets* fris* opfris* vernieuw* gedateerd* modern* jaren_80 jaren_90 restyl* achterhaald',
    'old dated old_fashioned fresh* refresh* moderni* modern update* tired eighties nineties facelift outdated',
  ),
  recognise: text(
    'reconnai* habitues fidele* sans_perdre garder_l_esprit',
    'herken* vaste_klanten trouwe behoud*',
    'recogni* regulars loyal without_losing keep_the_spirit',
  ),
  inconsistent: text(
    'chacun differen* a_sa_sauce partout_autre jamais_le_meme jamais_la_meme pas_le_meme pas_la_meme coherent* uniform* harmonis* melange* incoh* meme_bleu n_importe_comment desordre disparate*',
    'elk_zijn iedereen_doet verschillend* overal_anders overal ziet_er_anders nooit_hetzelfde nooit_dezelfde eenvormig* consequent* uniform* samenhang allemaal_anders door_elkaar rommeltje',
    'everyone_uses different* inconsistent consistent* arguing mismatch* all_over_the_place never_the_same not_the_same uniform own_version which_blue our_blue coherent',
  ),
  colourCode: text(
    'cmyk pantone ral code_couleur codes_couleurs rvb quadri reference_couleur numero_de_fil',
    'cmyk pantone ral kleurcode* rgb kleurnummer* garennummer* kleurreferentie',
    'cmyk pantone ral colour_code* rgb hex thread_number colour_reference',
  ),
  ruleBook: text(
    'regles charte mode_d_emploi guide directives consignes document_de_reference',
    'regels huisstijlgids handboek richtlijnen afspraken handleiding stijlgids',
    'rules guidelines style_guide manual brand_book guide instructions',
  ),
  image: text(
    'image serieux serieuse pro professionnel* credible* allure look nom identite',
    'imago serieus* ernstig professioneel* geloofwaardig* uitstraling look naam identiteit',
    'image serious professional* credible look name identity proper',
  ),
  aiMade: text(
    'chatgpt chat_gpt ia intelligence_artificielle midjourney dall_e canva gemini',
    'chatgpt chat_gpt ai artificiele_intelligentie midjourney dall_e canva gemini',
    'chatgpt chat_gpt ai artificial_intelligence midjourney dall_e canva gemini',
  ),
  copycat: text(
    'copi* vole volent repris pique imit* plagi* proteger_le_nom protege depose deposer marque_deposee contrefac* concurrent_utilise se_fait_passer',
    'kopieer* gekopieerd* gestolen steelt pikken pikt nadoen namaak* naam_beschermen deponer* gedeponeerd merk_registreren registreren concurrent_gebruikt',
    'copy copied copies copying stole steal steals rip_off ripped imitat* protect_the_name trademark* trade_mark register* competitor_uses',
  ),
  ownership: text(
    'appartien* a_moi proprietaire_du_dessin droits_d_auteur droit_d_auteur cession fichiers_sources sources paye_donc',
    'eigendom van_mij eigenaar_van_het auteursrecht* overdracht bronbestanden betaald_dus rechten',
    'belong* mine own_the_design copyright assign* source_files rights who_owns own_it',
  ),
  sketchFirst: text(
    'esquisse* croquis premiere_idee avant_de_commander sans_engagement avant_de_signer essai_gratuit projet_gratuit',
    'schets* eerste_idee vooraleer alvorens voor_ik_bestel vrijblijvend proefontwerp eerst_zien',
    'sketch* first_idea before_i_order before_ordering without_commitment no_obligation free_draft rough_draft',
  ),
  booking: text(
    'reserv* rendez_vous commander commandes commande_en_ligne payer_en_ligne paiement table agenda vendre_en_ligne vente_en_ligne panier catalogue_en_ligne prendre_rdv rdv sans_telephoner',
    'reserv* afspraak afspraken bestellen bestellingen betalen tafel agenda online_verkopen verkopen winkelmandje boeken zonder_bellen',
    'book booking* bookings appointment* order orders ordering pay payment* table calendar sell_online selling_online basket takeaway without_phoning reserve*',
  ),
  onPhone: text(
    'telephone smartphone gsm mobile ecran tablette',
    'telefoon smartphone gsm mobiel scherm tablet',
    'phone smartphone mobile screen tablet',
  ),
  ranking: text(
    'premier premiere_page en_haut referenc* trouve_pas trouve_nulle_part remonter position* seo apparait apparaitre resultats',
    'bovenaan eerste_pagina vindbaar* vind_ons_niet vinden seo hoger_komen resultaten gevonden',
    'first_page top_of rank* seo findable find_us_on come_up show_up results higher',
  ),
  editing: text(
    'modifier changer mettre_a_jour actualiser moi_meme adapter textes photos gerer',
    'aanpassen wijzigen bijwerken zelf veranderen beheren updaten',
    'edit change update myself manage amend tweak',
  ),
  writing: text(
    'ecri* redig* texte textes orthographe mots plume contenu traduction traduire',
    'schrijf* schrijven tekst teksten spelling inhoud vertaling vertalen',
    'write writes writing words text copy spelling content translat*',
  ),
  domain: text(
    'nom_de_domaine domaine adresse_web adresse_du_site hebergement serveur si_on_arrete si_on_se_quitte si_je_pars',
    'domeinnaam domein webadres hosting server als_we_stoppen als_ik_wegga',
    'domain web_address hosting server stop_working_with if_we_leave if_i_leave',
  ),
  pixels: text(
    'flou floue pixel* pixelis* mauvaise_qualite basse_qualite resolution* jpeg jpg whatsapp capture* photo_de_mon scan scanne* petit_format',
    'wazig* pixel* slechte_kwaliteit lage_resolutie resolutie jpeg jpg whatsapp screenshot* foto_van scan gescand korrelig',
    'blurr* pixel* poor_quality low_quality resolution jpeg jpg whatsapp screenshot* photo_of_our scan scanned blocky grainy',
  ),
  foundOnline: text(
    'google internet trouvee_sur trouve_sur pinterest telecharge* sur_le_web instagram',
    'google internet gevonden_op pinterest gedownload* van_het_web instagram gehaald',
    'google internet found_on pinterest downloaded off_the_web instagram online',
  ),
  advice: text(
    'conseil* diagnostic* cloche analys* passer_voir passer_chez venir_voir jeter_un_oeil regard_exterieur que_feriez avis_exterieur audit',
    'advies raad doorlichting analyse langskomen komen_kijken eens_kijken scheelt blik_van_buiten audit misloopt',
    'advice advise audit wrong_with have_a_look come_and_look take_a_look outside_view walk_round review tell_us_what',
  ),
  sellMore: text(
    'vendre vendent ventes attirer entrent entrer acheter achetent ecouler impuls* chiffre clients',
    'verkopen verkoop lokken binnenkomen kopen impuls* omzet klanten',
    'sell sells sales attract come_in buy buying impulse shift stock customers footfall',
  ),
  slip: text(
    'gliss* antiderapant* chariot* balayeuse autolaveuse',
    'slip* uitglij* uitschuiv* antislip winkelkar* schrobmachine',
    'slip slips slippery anti_slip trolley trolleys scrubber',
  ),
  outside: text(
    'dehors exterieur en_plein_air jardin terrasse pluie pleut toute_l_annee toute_la_saison par_tous_les_temps',
    'buiten openlucht tuin terras regen regent heel_het_jaar heel_het_seizoen door_weer_en_wind',
    'outdoors outside open_air garden terrace rain rain_or_shine all_year all_season weatherproof',
  ),
  fire: text(
    'feu incendie pompier* ignifuge* attestation certificat m1 b1 classement inflammable salle_des_fetes brule* bruler',
    'brand brandweer brandveilig* brandattest attest* certificaat m1 b1 brandklasse ontvlambaar feestzaal branden_zou vlammen',
    'fire fireproof flame* certificate m1 b1 fire_brigade fire_rating flammable village_hall burn burns burning flames',
  ),
  owners: text(
    'copropriet* syndic assemblee proprietaire* bailleur facade_commune voisins_d_accord',
    'mede_eigenaar* medeeigenaar* syndicus vereniging_van_mede eigenaar* verhuurder* vme',
    'co_owner* coowner* managing_agent freeholder landlord* owner* residents_association',
  ),
} as const;
