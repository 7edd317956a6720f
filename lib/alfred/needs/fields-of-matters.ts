import { text } from '@/lib/content/page-content';

// What people want to know of a thing that they name: how it is washed, what it weighs, how small it may be. Written as the other fields are.

export const fieldsOfMatters = {
  yellowing: text('jaunit jauni* jaune jaunatre', 'vergeel* geel gele vergel* gelig*', 'yellow*'),
  cleaning: text(
    'lave laver laves lavage* relav* nettoy* entretien* entreten* essuy* eponge savon propre salir salit tache taches produit_d_entretien shampoing poussiere',
    'was wassen wast gewassen kuis* onderhoud* onderhoud poets* reinig* proper vuil vlek vlekken zeep spons afwas* stof schoonmaak* schoonhoud*',
    'wash washed washing clean* care_for look_after mainten* maintain* wipe soap sponge dirt dirty stain* shampoo dust',
  ),
  pressureWash: text(
    'haute_pression karcher nettoyeur',
    'hogedruk* karcher',
    'pressure_wash* jet_wash* jetwash* power_wash*',
  ),
  seen: text(
    'voit_on se_voit visible invisible remarque_t ligne trait demarcation bord bords',
    'zie_je zichtbaar onzichtbaar ziet_men rand randje lijn lijntje',
    'visible invisible notice see_it see_the_edge edge edges line_where spot_it',
  ),
  driving: text(
    'rouler directement repartir reprendre_la_route conduire_apres reprendre_ma',
    'rijden vertrekken meteen direct_weg',
    'drive driving straight_away right_away drive_off',
  ),
  onePart: text(
    'refaire un_seul_panneau une_seule une_portiere une_partie remplacer_juste tout_refaire localis* ponctuel*',
    'opnieuw_doen herdoen een_paneel een_deur een_stuk alles_opnieuw gedeelte',
    'redo redone one_panel one_door whole_thing_again just_that replace_just entire_wrap',
  ),
  lifting: text(
    'coin coins se_decolle se_souleve decolle decollent bulle bulles rebique boursoufl* craqu*',
    'hoek hoekje hoeken loskomen loskomt los blaasje* bubbel* opkrul* omhoog barst*',
    'corner corners lift lifts lifting peeling bubble* coming_off came_off coming_loose crack*',
  ),
  doorInside: text(
    'interieur_des_portes montants entrees_de_porte feuillures dedans_des_portes embrasures chambranles',
    'binnenkant_van_de_deuren deurstijlen deurranden deuropening* instaplijsten',
    'door_shuts door_jambs inside_the_doors inside_of_the_doors door_frames',
  ),
  whyPrice: text(
    'pourquoi depend calcul* composition_du_prix si_cher difference_de_prix varie comprend_quoi',
    'waarom hangt_af bereken* waarvan zo_duur prijsverschil verschil_in_prijs samenstelling',
    'why depends_on worked_out calculat* so_expensive price_difference varies make_up_the_price',
  ),
  weight: text(
    'poids lourd lourde pese kilo kilos kg leger',
    'gewicht zwaar weegt kilo kilo_s kg licht_om',
    'weight heavy weigh* kilos kg light_enough',
  ),
  dimension: text(
    'largeur* format formats dimension* taille tailles grandeur_s mesure mesures cm metres_carres hauteur',
    'breedte* formaat formaten afmeting* maat maten groot grootte cm hoogte',
    'width* wide format* dimension* size sizes measure* cm height tall',
  ),
  bothSides: text(
    'recto_verso deux_faces double_face des_deux_cotes 2_faces',
    'dubbelzijdig* twee_kanten beide_kanten recto_verso tweezijdig',
    'double_sided both_sides two_sided two_sides',
  ),
  newPicture: text(
    'changer_l_image changer_le_visuel remplacer_le_visuel nouveau_visuel autre_visuel changer_la_toile garder_le_pied garder_la_structure que_l_image',
    'andere_print nieuwe_print beeld_vervangen doek_vervangen andere_foto cassette_houden herbruiken enkel_de_print',
    'replace_the_picture change_the_picture new_graphic swap_the_graphic keep_the_base only_replace new_print reuse_the_base',
  ),
  file: text(
    'fichier* format pdf ai eps svg envoyer_comme livrer_le',
    'bestand* formaat pdf ai eps svg aanleveren',
    'file files format pdf ai eps svg supply send_you',
  ),
  fonts: text(
    'police polices typo typos typographie* contours vectoris* courbes',
    'lettertype* font fonts contour* omtrek* vectoris*',
    'font fonts typeface* outline* outlined curves vector* live_text',
  ),
  bleed: text(
    'fond_perdu fonds_perdus debord* marge marges coupe traits_de_coupe rogn*',
    'afloop overloop marge marges snijlijn* snijmarge bleed',
    'bleed margin* crop_marks trim safe_area',
  ),
  scale: text(
    'echelle 1_1 1_10 taille_reelle',
    'schaal 1_1 1_10 ware_grootte',
    'scale 1_1 1_10 actual_size full_size',
  ),
  resolution: text(
    'dpi pixel pixels resolution* definition_de megapixel* nettete',
    'dpi pixel pixels resolutie* megapixel* scherpte',
    'dpi pixel pixels resolution* megapixel* sharp_enough',
  ),
  minimum: text(
    'minimum a_partir_de_combien quantite_minimale combien_au_moins moins_de',
    'minimum vanaf_hoeveel minstens minimaal kleinste_oplage minder_dan',
    'minimum at_least how_few least fewer_than',
  ),
  cheaperMany: text(
    'degressif* degressive* moins_cher_si ristourne_quantite prix_par_quantite plus_j_en_prends reduction_quantite par_dix prix_de_gros',
    'korting_per_stuk goedkoper_als staffel* hoeveelheidskorting per_tien stukprijs meer_neem grotere_oplage',
    'cheaper_if bulk_price quantity_discount cheaper_per price_per_unit more_i_order volume_price by_the_ten',
  ),
  technique: text(
    'technique* procede* serigraph* transfert dtf dtg flex methode facon_d_imprimer quelle_impression',
    'techniek* procede* zeefdruk* transfer dtf dtg flex methode druktechniek* welke_druk',
    'technique* process* screen_print* transfer dtf dtg vinyl method* which_print',
  ),
  smallest: text(
    'plus_petit plus_petite minimale mini lettre_minimum minuscule* fin fine finesse epaisseur ligne_fine trait_fin',
    'kleinste minimale fijn fijne fijnste dikte lijndikte dunste',
    'smallest tiny tiniest minimal fine thin thinnest thickness stroke line_weight',
  ),
  biggest: text(
    'plus_grand plus_grande maximum maximale max jusqu_a_quelle_taille',
    'grootste maximum maximale max tot_welke_grootte',
    'biggest largest maximum max how_tall how_big how_wide how_large',
  ),
  position: text(
    'ou_placer emplacement poitrine manche dos coeur nuque',
    'waar_plaats* plaats borst mouw rug hart nek',
    'where_to_put position* chest sleeve back heart nape placement',
  ),
  ironing: text('repass* fer_a_repasser', 'strijk* strijken strijkijzer', 'iron ironed ironing'),
  colourCount: text(
    'nombre_de_couleurs par_couleur combien_de_couleurs plusieurs_couleurs 3_couleurs couleurs_en_plus',
    'aantal_kleuren per_kleur hoeveel_kleuren meerdere_kleuren 3_kleuren extra_kleur',
    'number_of_colours per_colour how_many_colours several_colours extra_colour more_colours',
  ),
  magnet: text('aimant* magnet*', 'magneet* magnet*', 'magnet*'),
  hiVis: text(
    'fluo fluorescent* haute_visibilite iso_20471 norme_epi securite',
    'fluo* signalisatiekled* iso_20471 veiligheidsvest* veiligheid',
    'hi_vis high_vis* fluorescent iso_20471 safety_vest* safety',
  ),
  rainwear: text(
    'impermeable* pluie k_way softshell* etanche* membrane',
    'regenjas* regen waterdicht* softshell* membraan',
    'raincoat* rain waterproof* softshell* membrane rainwear',
  ),
  shrink: text('retreci* retrecit', 'krimp* krimpen', 'shrink* shrank shrunk'),
  softFeel: text(
    'doux souple toucher sens_on epais rigide plastique_au_toucher',
    'zacht soepel voelt voelbaar stijf plastiekachtig',
    'soft supple feel feels stiff plasticky',
  ),
  washCount: text(
    'combien_de_lavages nombre_de_lavages tient_combien_de_lavages resiste_au_lavage',
    'hoeveel_wasbeurten hoeveel_keer_wassen keer_wassen wasbestendig',
    'how_many_washes number_of_washes survive_washing wash_proof',
  ),
  organic: text(
    'bio biologique* recycle* durable equitable* ecolo* ecologique*',
    'bio biologisch* gerecycleerd* duurzaam* eerlijke ecolog*',
    'organic recycled sustainable fair_trade eco',
  ),
  seams: text(
    'couture* fermeture_eclair zip tirette poche poches',
    'naad naden rits ritsen zak_van zakken',
    'seam seams zip zips pocket pockets',
  ),
  reorder: text(
    'recommand* reassort* meme_couleur_plus_tard dans_un_an dans_deux_ans nouvelle_commande reserie',
    'nabestel* bijbestel* over_een_jaar over_twee_jaar later_bij heropdracht',
    'reorder* re_order* order_more next_year in_two_years repeat_order top_up',
  ),
  trial: text(
    'echantillon essai piece_test voir_une_piece prototype',
    'staal proefstuk test* eentje_zien prototype',
    'sample trial test_piece see_one prototype',
  ),
  proposals: text(
    'proposition* piste pistes retouche* modification* tours_de corrections essais_de_logo combien_de_versions',
    'voorstel* voorstellen rondes ronde aanpassing* correcties versies',
    'proposal* route routes rounds revision* amendment* versions drafts',
  ),
  included: text(
    'compris comprend inclus* contient recois dedans fourni*',
    'inbegrepen begrepen inhoud krijg_ik zit_erin bevat',
    'included include* contain* get_for what_do_i_get comes_with',
  ),
  pageCount: text(
    'combien_de_pages nombre_de_pages pages',
    'hoeveel_pagina_s aantal_pagina_s pagina_s bladzijden',
    'how_many_pages number_of_pages pages',
  ),
  onePage: text(
    'une_page d_une_page page_unique one_page simple',
    'een_pagina een_bladzijde onepager simpele eenvoudige',
    'one_page single_page one_pager simple basic',
  ),
  tongues: text(
    'bilingue* trilingue* langue* francais neerlandais anglais traduit*',
    'tweetalig* drietalig* taal talen frans nederlands engels vertaald',
    'bilingual trilingual language* french dutch english translated',
  ),
  legalDuty: text(
    'obligatoire* obligation* loi legal* mentions_legales rgpd cookies norme',
    'verplicht* wet wettelijk* gdpr cookies norm',
    'mandatory compulsory law legal* gdpr cookies regulation required',
  ),
  traffic: text(
    'feux carrefour croix_verte vert_et_rouge feu_rouge',
    'verkeerslicht* kruispunt groen_kruis rode_lamp stoplicht',
    'traffic_light* crossroads junction green_cross red_light',
  ),
  brightness: text(
    'dimmer luminosite intensite aveugl* trop_fort reglable',
    'dimmer helderheid felheid dimbaar te_fel',
    'dimmer dimmable brightness too_bright adjustable',
  ),
  convert: text(
    'convertir passer_en_led transform* tubes remplacer_les_tubes',
    'ombouw* omvormen naar_led tl_lamp* buizen tl',
    'convert* upgrade tubes retrofit switch_to_led fluorescent_tubes',
  ),
  electricCode: text(
    'rgie tableau_electrique differentiel raccord* branche* qui_branche branchement qui_raccorde',
    'arei keuring aansluit* zekeringkast wie_sluit aansluiting',
    'electrical_code connect* wired_up who_wires wiring',
  ),
  upkeep: text(
    'entretien entretenir verifier revision',
    'onderhoud onderhouden nazicht nakijken',
    'upkeep maintenance maintain service_it check_it',
  ),
  closeDown: text(
    'fermer_definitivement cesse* cessation faillite arrete_l_activite fin_d_activite',
    'stopzetting stop_ermee failliet sluit_de_zaak zaak_stopt',
    'close_down closing_down shut_down cease* bankrupt stop_trading',
  ),
  winter: text(
    'hiver soleil_d_hiver janvier chauffage',
    'winter wintermaanden januari verwarming',
    'winter january heating_bill',
  ),
  percentage: text(
    'pourcent* pour_cent combien_de_lumiere combien_de_chaleur rejet* laisse_passer bloque',
    'procent hoeveel_licht hoeveel_warmte tegenhoud* doorlaat laat_door houdt_tegen',
    'percent* how_much_light how_much_heat reject* lets_through blocks',
  ),
  inOrOut: text(
    'interieur_ou_exterieur dedans_ou_dehors cote_interieur cote_exterieur quelle_face a_l_exterieur_de',
    'binnen_of_buiten binnenkant buitenkant welke_kant langs_buiten',
    'inside_or_outside inner_face outer_face which_side on_the_outside',
  ),
  seamsOfWall: text(
    'raccord raccords joints les_bandes lais',
    'naad naden banen overlapping',
    'seams joins strips drops',
  ),
  storing: text(
    'ranger stocker plier enrouler housse conserver',
    'opbergen stockeren oprollen bewaren hoes',
    'store storing roll_up fold_away keep_it cover_bag',
  ),
  fragile: text(
    's_abime abim* casser coince bloque ressort',
    'kapotgaan stukgaan vastzit veer blokkeert',
    'break_easily jam jams stuck spring wear_out',
  ),
  who: text(
    'qui_pose qui_installe vous_installez vous_posez vous_montez monteur* poseurs',
    'wie_plaatst wie_hangt plaatsen_jullie hangen_jullie monteur* plaatsers',
    'who_fits who_installs who_hangs do_you_fit do_you_install fitters',
  ),
  sound: text(
    'solide* resistant* dechire resiste tient_bon',
    'stevig* sterk* bestand_tegen scheurvast',
    'sturdy tough strong durable rip_proof',
  ),
  train: text(
    'train gare bus transports_en_commun velo parking',
    'trein station bus openbaar_vervoer fiets parking',
    'train station bus public_transport bike',
  ),
  privateClient: text(
    'particulier particuliers prive chez_moi maison_privee',
    'particulier particulieren prive thuis',
    'private_customer* private_client* individual* homeowner* private',
  ),
  clientCount: text(
    'combien_de_clients nombre_de_clients',
    'hoeveel_klanten aantal_klanten',
    'how_many_clients how_many_customers number_of_clients',
  ),
  eInvoice: text(
    'peppol facture_electronique factures_electroniques e_facture',
    'peppol e_factuur elektronische_factu* e_facturatie',
    'peppol e_invoice* electronic_invoice*',
  ),
  allergens: text(
    'allergene* carte_lavable plastifi* essuyable',
    'allergenen afwasbare geplastificeerd*',
    'allergen* washable_menu laminated wipeable',
  ),
  otherHand: text(
    'fait_ailleurs autre_graphiste autre_agence ailleurs par_un_autre ancien_graphiste',
    'elders_gemaakt andere_ontwerper ander_bureau elders door_iemand_anders',
    'made_elsewhere another_designer another_agency elsewhere someone_else somebody_else',
  ),
  parentFirm: text(
    'franchise* maison_mere enseigne_nationale groupe siege',
    'franchise* moederbedrijf hoofdzetel keten',
    'franchise* parent_company head_office chain group_guidelines',
  ),
  colourBlind: text('daltonien*', 'kleurenblind*', 'colour_blind* color_blind*'),
  spacing: text('contraste*', 'contrast*', 'contrast*'),
  emergency: text(
    'evacuation sortie_de_secours issue_de_secours extincteur* danger secours pictogramme*',
    'evacuatie nooduitgang* vluchtweg* brandblus* gevaar pictogram*',
    'evacuation emergency_exit* fire_exit* extinguisher* hazard* safety_sign* pictogram*',
  ),
  etched: text(
    'sable sablage depoli* effet_sable',
    'zandstraal* gezandstraald* mat_glas etsfolie',
    'etched sandblast* frosted etch',
  ),
  perforated: text(
    'microperfor* perfore* one_way',
    'geperforeerd* gaatjesfolie one_way',
    'perforated one_way contravision see_through_film',
  ),
  overFilm: text(
    'par_dessus au_dessus_du_film sur_un_covering sur_le_covering',
    'bovenop over_de_wrap op_een_wrap over_een_wrap',
    'over_a_wrap over_the_wrap on_top_of_a_wrap over_my_wrap',
  ),
  glossOrMatt: text(
    'mat_ou_brillant brillant mat satin satine finition*',
    'mat_of_glans glans mat satijn afwerking*',
    'gloss matt matte satin finish*',
  ),
  legalLook: text(
    'police ambulance pompiers',
    'politie ambulance brandweer',
    'police ambulance fire_engine emergency_vehicle',
  ),
  missed: text(
    'sans_voir sans_nous_voir passent_devant ne_nous_voit ne_me_voit ne_nous_trouve ratent rate_l_entree personne_ne_sait ne_savent_pas pas_assez_visible passe_inapercu inapercu personne_ne_remarque personne_ne_regarde pas_visible peu_visible pas_assez_vu mal_indique mal_indiquee ne_trouvent_pas_l_entree',
    'voorbij_zonder rijden_voorbij lopen_voorbij rijden_er_zo kijken_er_niet zien_ons_niet niemand_ziet niemand_weet weten_niet_dat vinden_ons_niet valt_niet_op mislopen onopgemerkt niet_zichtbaar slecht_zichtbaar vinden_de_ingang vinden_de_deur vinden_het_niet',
    'walk_past walk_by drive_past go_past keep_missing miss_us miss_our nobody_sees no_one_sees nobody_knows can_t_see_us don_t_see_us can_t_see_it don_t_notice unnoticed drive_right_past overlook_us not_visible hard_to_see hard_to_spot can_t_find_the_entrance find_the_entrance hidden_away',
  ),
  dressAlike: text(
    'tous_pareils tous_la_meme meme_tenue assorti* uniformise* presentable* identiques tous_en habiller_l_equipe habiller_mes habiller_notre tenue_identique',
    'allemaal_hetzelfde met_hetzelfde zelfde_kledij zelfde_kleren eender allemaal_gelijk deftig_voorkomen aankleden_van_het_personeel verzorgd uniform_lopen',
    'matching same_outfit all_the_same dressed_alike smart scruffy kitted_out kit_out look_the_part identical_tops',
  ),
  shabby: text(
    'delave* efface* terni* defraichi* miteux abimee vieillie decrepit* use_par_le_temps',
    'afgebleekt* verbleekt* afgebladderd* verweerd* versleten sjofel verouderd* uitgewassen',
    'shabby faded worn weathered tatty flaking tired_looking run_down washed_out',
  ),
  bump: text(
    'cogn* heurt* fonce_dans percut* rentre_dans marche_dans',
    'botsen botst lopen_tegen loopt_tegen stoten stoot',
    'walk_into walks_into bump* crash* collide* run_into',
  ),
  sameAgain: text(
    'meme memes pareil* identique* assortie memes_que exactement_le exactement_la',
    'zelfde hetzelfde dezelfde identiek* juist_hetzelfde exact_hetzelfde',
    'same identical matching exact_same exactly_the match_the match_our',
  ),
  shortTime: text(
    'ephemere* temporaire* provisoire* pop_up quelques_semaines six_semaines un_mois deux_mois une_saison le_temps_des_travaux saisonnier*',
    'tijdelijk* voorlopig* pop_up enkele_weken zes_weken een_maand twee_maanden een_seizoen tijdens_de_werken seizoens*',
    'temporary pop_up few_weeks six_weeks a_month two_months one_season for_now seasonal short_term',
  ),
  farRoad: text(
    'autoroute nationale bord_de_la_route sortie_d_autoroute e40 e411 e19 e42 ring',
    'snelweg* autostrade expresweg n_weg e40 e19 e17 e313 ring afrit',
    'motorway dual_carriageway main_road e40 e19 ring_road slip_road',
  ),
  stall: text(
    'etal echoppe stand_de_marche marche_hebdomadaire marche_du_dimanche sur_les_marches marchand_ambulant',
    'kraam kraampje marktkraam op_de_markt marktkramer standplaats',
    'stall market_stall market_trader on_the_market',
  ),
  contractor: text(
    'entrepreneur* maitre_d_oeuvre panneau_de_chantier architecte',
    'aannemer* bouwheer werfbord architect',
    'contractor* builder* site_board developer',
  ),
  budget: text(
    'pas_d_argent petit_budget budget* pas_cher pas_chere moins_cher economique* fauche* peu_de_moyens sans_se_ruiner',
    'geen_geld klein_budget budget* goedkoop* goedkoopste weinig_geld betaalbaar* niet_te_duur',
    'no_money small_budget tight_budget budget* cheap cheapest affordable broke shoestring',
  ),
  works: text(
    'travaux voirie deviation route_barree chantier_devant',
    'wegenwerken wegwerkzaamheden omleiding straat_open werken_voor_de_deur',
    'roadworks road_works diversion road_closed digging_up',
  ),
} as const;
