import { text } from '@/lib/content/page-content';
import { townsOfBelgium } from '../towns';

// What people have to do with a house they order from: its hours and whereabouts, orders, money, papers, their data. Written as the other
// fields are.

export const fieldsOfHouse = {
  you: text(
    'vous votre vos chez_vous etes avez faites travaillez ouvrez',
    'u uw jullie ge gij gullie hebt hebde zijt zijde werkt bij_jullie',
    'you your yours you_re youre guys',
  ),
  boss: text(
    'patron* directeur* directrice gerant* ceo chef responsable proprietaire police pompiers ambulance concurrent*',
    'baas zaakvoerder* directeur* ceo chef verantwoordelijke eigenaar politie brandweer ziekenwagen concurrent*',
    'boss manager* director* ceo owner* head_of police fire_brigade ambulance competitor*',
  ),
  holiday: text(
    'jour_ferie jours_feries pont noel paques 11_novembre 1er_mai toussaint nouvel_an ascension pentecote assomption 21_juillet vacances conge conges fetes fin_d_annee entre_noel samedi dimanche week_end weekend soiree nocturne',
    'feestdag* brugdag* kerst* pasen allerheiligen 11_november 1_mei nieuwjaar hemelvaart pinksteren 21_juli vakantie* verlof bouwverlof eindejaar zaterdag* zondag* weekend* avondopening',
    'public_holiday bank_holiday christmas easter all_saints 11_november new_year ascension whitsun 21_july holiday* half_term saturday* sunday* weekend* late_opening',
  ),
  dayTime: text(
    'matin midi soir apres_midi heure heures lundi mardi mercredi jeudi vendredi aujourd_hui maintenant demain',
    'ochtend voormiddag middag namiddag avond uur maandag dinsdag woensdag donderdag vrijdag vandaag nu morgen',
    'morning noon lunchtime evening afternoon o_clock monday tuesday wednesday thursday friday today now tomorrow',
  ),
  atWork: text(
    'ouvert* ferme* travaill* bossez presents encore_la deja_la y_a_quelqu_un quelqu_un_sur_place joignables debutez',
    'open gesloten toe dicht werken werkt werkte aanwezig nog_iemand iemand_aanwezig bereikbaar',
    'open closed shut working work anyone_there somebody_there around_at still_there available',
  ),
  reach: text(
    'avoir obtenir joindre appeler appelle sonner donnez donner quel vous_avez_un parler bavarder expliquer_de_vive_voix',
    'krijgen hebt hebben bellen bel opbellen bereiken geef wat_is welk iemand_spreken spreken praten',
    'got have reach call ring give get what_s_your whats_your speak talk someone_to',
  ),
  where: text(
    'ou adresse chemin endroit itineraire c_est_ou situes_ou situe',
    'waar adres weg plaats route ergens gelegen',
    'where address directions which_street located location whereabouts',
  ),
  bringing: text(
    'deposer depose amener amene apporter apporte venir_chercher chercher_ma retirer_ma passer_prendre recuperer laisser_la presenter me_presenter',
    'brengen binnenbrengen afzetten afgeven afhalen ophalen binnendoen parkeren langskomen langs',
    'drop drop_off bring leave_the leave_my pick_up collect fetch turn_up',
  ),
  region: text(
    `province ardennes hainaut luxembourg limbourg brabant flandre wallonie cote littoral france pays_bas allemagne lille maastricht ${townsOfBelgium}`,
    `provincie ardennen henegouwen namen_stad luxemburg bergen_stad limburg waver brabant vlaanderen wallonie kust kuststreek oostduinkerke kempen geel frankrijk nederland duitsland rijsel maastricht breda roosendaal eindhoven ${townsOfBelgium}`,
    `province ardennes hainaut luxembourg limburg brabant flanders wallonia coast france netherlands germany lille maastricht holland ${townsOfBelgium}`,
  ),
  coming: text(
    'venez venir deplac* intervenez vous_rendez poser_chez jusque jusqu montez descendez livrez',
    'komt komen kom verplaats* plaatsen tot_in rijden tot_bij leveren leveringen',
    'come travel drive get_out_to reach fit_in install_in cover deliver serve',
  ),
  farOff: text(
    'loin si_loin trop_loin bout_du_monde kilometres km etranger',
    'ver zo_ver te_ver kilometer km buitenland',
    'far that_far too_far miles km kilometres abroad',
  ),
  forLong: text(
    'longtemps depuis_quand depuis_combien combien_d_annees debutez debutant* experience combien_de_temps_gardez hoelang pendant_combien',
    'hoelang hoe_lang lang_al sinds_wanneer al_lang ervaring beginners hoeveel_jaar jaren_bezig',
    'long how_long since_when experience been_around been_going years_in beginners new_to_this',
  ),
  workshop: text(
    'atelier locaux coulisses machines',
    'atelier werkplaats machines',
    'workshop premises machines behind_the_scenes',
  ),
  looking: text(
    'visiter visite voir_l_atelier faire_un_tour jeter_un_oeil',
    'bezoeken bezoek rondkijken kijken rondleiding',
    'visit look_round look_around see_round tour nose_around',
  ),
  seekWork: text(
    'engagez engager recrut* embauch* cherchez cherche_du_travail cherche_un_boulot cherche_une_place boulot emploi poste job interim candidat* postul* embauche',
    'aanwerv* vacatu* zoekt zoeken_jullie zoeken_jullie_nog werk_zoek vacature* job jobke werkzoekend* solliciteer* sollicit* gasten_nodig volk_nodig personeel_nodig',
    'hire hiring recruit* opening_for any_opening openings_for job_opening* vacanc* job jobs apply applying position work_for_you looking_for_work take_on taking_on',
  ),
  trade: text(
    'coller coudre brod* imprim* poseur* technicien* imprimeur* prepresse pre_presse brodeu* etalagiste* dessinateur* graphiste* infographiste* soud* electric* menuisier* conducteur couture graphisme signaletique plotter metier',
    'plak* naai* technicus prepress bordu* druk* plaatser* grafisch* las* elektric* schrijnwerk* chauffeur publiciteit* belettering stiel vak',
    'signwriter* fitter* technician* operator* prepress pre_press embroider* print* designer* weld* electric* joiner driver graphic* sewing trade vinyl trained',
  ),
  papersOfWork: text(
    'cv diplome* stage stages stagiaire* apprenti* alternance candidature entretien_d_embauche lettre_de_motivation etudiant_jobiste contrat_cdi salaire temps_partiel mi_temps job_etudiant',
    'cv diploma* stage stages stageplaats* stagiair* leercontract duaal_leren sollicitatie* sollicitatiegesprek motivatiebrief studentenjob jobstudent vast_contract loon halftijds deeltijds vakantiejob',
    'cv diploma* internship* intern apprentice* placement job_application application interview cover_letter summer_job student_job permanent_contract wages part_time work_experience',
  ),
  sentOff: text(
    'demande envoye envoyee envoyes formulaire mail_envoye soumis demande_de_prix rempli ecrit',
    'aanvraag aangevraagd verstuurd gestuurd opgestuurd formulier ingevuld ingediend gemaild',
    'request sent form submitted filled enquiry emailed asked_for_a_quote wrote',
  ),
  noAnswer: text(
    'rien_recu pas_de_nouvelles sans_reponse aucune_reponse pas_de_reponse toujours_rien pas_recu j_attends silence_radio silence sans_nouvelles pas_un_mot plus_de_nouvelles personne_ne_repond repondu',
    'niets_gehoord nog_niets niks_gehoord niks_ontvangen geen_reactie stilte geen_antwoord geen_nieuws niets_ontvangen wacht_nog niemand_antwoordt gehoord',
    'heard_nothing no_reply no_answer no_news silence radio_silence not_a_word not_heard nothing_back still_waiting nobody_replied haven_t_heard no_response',
  ),
  paying: text(
    'payer paie paye avancer_de_l_argent mettre_de_l_argent lacher_de_l_argent avancer_une paiement regler reglement verser versement sortir debourser cash virement argent somme montant',
    'betalen betaal geld_geven geld_vooruit voorschieten geld_neertellen betaling storten storting ophoesten cash overschrijven geld som bedrag',
    'pay paying put_money_down money_down put_down_money hand_over_money payment settle cash transfer money sum fork_out cough_up',
  ),
  inParts: text(
    'plusieurs_fois deux_fois trois_fois en_2_fois en_3_fois une_partie moitie mensualite* etaler echelonn* d_un_coup tout_d_un_coup le_reste credit solde',
    'in_schijven in_stukken gespreid spreiden de_helft een_deel in_een_keer ineens twee_keer in_delen afbetaling rest saldo',
    'instalments in_parts in_two half_now some_now spread all_at_once in_one_go the_rest balance staged',
  ),
  beforehand: text(
    'd_abord avance a_l_avance acompte arrhes a_la_commande des_le_debut',
    'eerst vooraf voorschot op_voorhand bij_bestelling van_tevoren',
    'first up_front upfront in_advance deposit beforehand at_the_start',
  ),
  invoice: text(
    'facture* rappel_de_paiement echeance',
    'factuur facturen aanmaning* vervaldag betalingsherinnering',
    'invoice* bill reminder due_date',
  ),
  lateDoing: text(
    'retard oublie oubliee depass* impaye* echue trop_tard pas_paye pas_payee',
    'te_laat vergeten vervallen onbetaald* achterstand niet_betaald',
    'late overdue forgot forgotten unpaid missed past_due not_paid',
  ),
  quoted: text(
    'prix devis offre tarif remis',
    'prijs offerte bestek aanbod',
    'price quote quotation offer estimate',
  ),
  quoteAlone: text(
    'devis offre_de_prix chiffrage estimation',
    'offerte offertes bestek prijsofferte prijsaanvraag',
    'quote quotes quotation* estimate',
  ),
  stillGood: text(
    'encore_valable tient_encore encore_bon tient tenir toujours_valable expire perime valable valide le_mois_passe l_an_passe d_octobre d_il_y_a',
    'nog_geldig geldt_nog nog_goed telt_nog blijft staat_nog vervallen geldig van_vorige_maand van_vorig_jaar',
    'still_good still_valid still_stand still_hold hold holds expire* valid from_last_month from_last_year months_ago',
  ),
  changedMind: text(
    'change_d_avis changer_d_avis changement_d_avis regrette* annul* renonc* me_retracte retract* plus_besoin ne_veux_plus n_en_veux_plus faire_marche_arriere',
    'van_gedacht van_gedachten spijt annul* afzien afzeggen herroep* niet_meer_nodig wil_niet_meer hoef_niet_meer',
    'change_my_mind changed_my_mind changed_our_mind regret cancel* withdraw back_out no_longer_need don_t_want second_thoughts',
  ),
  ordered: text(
    'command* acompte_verse signe hier la_semaine_passee ma_commande achat achete',
    'bestel* voorschot_betaald getekend gisteren vorige_week mijn_bestelling aankoop gekocht',
    'order* deposit_paid signed yesterday last_week my_order purchase bought',
  ),
  private: text(
    'particulier consommateur prive',
    'particulier consument prive',
    'consumer private_customer private',
  ),
  tooLate: text(
    'trop_tard encore_possible encore_temps',
    'te_laat nog_mogelijk nog_op_tijd kan_dat_nog',
    'too_late still_possible still_time',
  ),
  notHere: text(
    'pas_arrive toujours_pas_la en_retard pas_livre retard pas_encore_recu',
    'niet_aangekomen nog_niet_geleverd te_laat vertraging nog_niet_ontvangen niet_toegekomen',
    'not_arrived hasn_t_arrived running_late not_delivered delayed not_here still_waiting_for_my',
  ),
  noDate: text(
    'aucune_date pas_de_date sans_date date_n_a aucun_delai pas_de_delai sans_delai rien_convenu rien_de_convenu au_plus_tard rien_n_est_ecrit pas_precise',
    'geen_datum zonder_datum geen_termijn zonder_termijn geen_levertermijn niets_afgesproken ten_laatste ten_laatse uiterlijk niet_afgesproken',
    'no_date without_a_date no_delivery_date no_deadline agreed_none none_agreed nothing_agreed at_the_latest latest_date not_agreed',
  ),
  reporting: text(
    'signal* declar* averti* preven* vous_prevenir notifi*',
    'melden meld aangeven verwittig* signaler* laten_weten doorgeven',
    'report reporting notify tell_you let_you_know flag raise_it',
  ),
  harm: text(
    'coup coups degat* eclat eclats rayure* griffe griffes bosse* fissure*',
    'schade kras krassen deuk* barst* breuk',
    'scratch* dent dents chip chips crack* harm',
  ),
  samples: text(
    'echantillon* bouts_de_film morceaux_de_film nuancier carte_d_echantillons toucher_les_films petits_bouts',
    'staal stalen staaltje* staalkaart* monster monsters monstertje* stukjes_folie',
    'sample samples swatch* offcut_of',
  ),
  handed: text(
    'envoy* poste courrier recevoir toucher voir_en_vrai avant_de_choisir palper',
    'opsturen stuurt post krijgen bus voelen aanraken vooraf_zien toesturen meegeven',
    'send post mail touch feel get have see_in_person before_i_choose',
  ),
  skillLess: text(
    'sans_experience pas_d_experience aucune_experience debutant* pas_de_diplome sans_diplome jamais_fait formez formation* apprenez m_apprendre apprendre_sur_le_tas',
    'geen_ervaring zonder_ervaring kan_niets nog_nooit_gedaan zonder_diploma leert_u_mij leren_jullie_mij opleiding* opgeleid beginneling*',
    'no_experience without_experience never_done unskilled teach_me train_me training no_qualifications no_diploma',
  ),
  craft: text(
    'formez metier boulot travail experience diplome chez_vous',
    'stiel vak werk ervaring diploma bij_u bij_jullie leert',
    'trade job work experience qualifications teach train',
  ),
  shifts: text(
    'equipe_de_nuit equipes_de_nuit travail_de_nuit pauses horaires_de_travail horaire_de_travail 2x8 3x8',
    'nachtploeg* ploegendienst* ploegen nachtwerk nachtshift* werkuren arbeidsuren',
    'night_shift* shift_work shifts working_hours work_nights',
  ),
  talkOfWork: text(
    'entretien_d_embauche comment_se_passe_le_recrutement etapes_du_recrutement',
    'sollicitatiegesprek gesprek kennismaking',
    'interview interviews hiring_process',
  ),
  comeToWork: text(
    'viens_travailler postule travailler_chez embauche',
    'kom_werken komen_werken wil_werken solliciteer* werken_bij',
    'come_to_work want_to_work work_for_you apply hire hired',
  ),
  advertBase: text(
    'base_publicitaire fichier_publicitaire annonceurs publicite prospection demarch* telemarketing',
    'reclamebestand* adverteerders telemarketing ongevraagde verkopers',
    'advertisers marketing_list telemarketing cold_call* marketing_database',
  ),
  whatIsKnown: text(
    'savez_de_moi savez_sur_moi avez_sur_moi voir_tout_ce_que detenez copie_de_mes_donnees',
    'weet_over_mij hebt_over_mij alles_over_mij van_mij_weet van_mij_bewaart kopie_van_mijn_gegevens',
    'hold_about_me know_about_me have_on_me everything_about_me copy_of_my_data you_hold_on_me',
  ),
  watched: text(
    'suivez_mes pistez traqu* surveill* espionn* traceurs google_analytics mouchard*',
    'in_de_gaten volgt_u_mij volgen_jullie traceert tracking trackers bespied* google_analytics',
    'track_me tracking tracker* spy spying follow_me watch_me google_analytics',
  ),
  onSite: text(
    'site internet visite navigation clics vous',
    'site website surfen bezoek klikken u jullie',
    'site website visit browsing clicks you',
  ),
  platform: text(
    'nacelle* echafaudage* elevateur grue stationnement_reserve place_a_reserver',
    'hoogwerker* stelling* kraan parkeerverbod* verreiker',
    'cherry_picker* access_platform* platform scaffold* crane parking_bay* parking_suspension',
  ),
  answering: text(
    'repondez repond reponse parlez servez ecrire_en',
    'antwoordt antwoorden spreekt spreken bedient helpt_u',
    'answer reply speak serve write_to_you',
  ),
  freeOfCharge: text(
    'gratuit* gratis payant* rien_payer paie_rien paye_rien offert',
    'gratis kosteloos betalend vrijblijvend geld_geven moet_ik_betalen',
    'free charge charged gratis no_cost',
  ),
  promised: text(
    'promis promise prevu prevue annonce',
    'beloofd afgesproken voorzien aangekondigd',
    'promised agreed scheduled due',
  ),
  received: text(
    'livre livree livres recu recue recus arrive arrivee colis deballe reception pose posee',
    'geleverd ontvangen aangekomen toegekomen pakket uitgepakt gekregen geplaatst',
    'delivered received arrived came parcel unpacked fitted installed',
  ),
  damaged: text(
    'abime* casse* defaut* endommag* griffe* dechire* fissure* plie tordu',
    'beschadig* kapot gebroken stuk gebrek* defect bekrast geplooid gescheurd',
    'damaged broken faulty defect* scratched torn cracked bent crushed',
  ),
  notAsAgreed: text(
    'pas_la_bonne pas_le_bon pas_celle pas_celui different* pas_conforme ne_correspond mauvaise_couleur mauvais_format manque manquent couleur_livree autre_couleur trop_clair_par',
    'niet_de_juiste niet_wat verkeerde anders_dan klopt_niet_met ontbreekt ontbreken andere_kleur niet_conform',
    'not_the_right not_what wrong_colour wrong_size different_from doesn_t_match missing not_as_agreed isn_t_what',
  ),
  approved: text(
    'valide validee validais approuv* signe bon_a_tirer bat d_accord dit_ok dit_oui donne_mon_accord accord_donne feu_vert epreuve maquette',
    'goedgekeurd* goedkeur* groen_licht ok_gegeven ja_gezegd getekend akkoord drukproef proef',
    'approved approval signed_off signed_it_off gave_the_go_ahead said_yes go_ahead agreed proof sign_off okayed',
  ),
  whoPays: text(
    'qui_paie qui_paye a_charge_de frais_pour_qui responsable',
    'wie_betaalt op_kosten_van kosten_voor_wie verantwoordelijk',
    'who_pays at_whose_cost whose_cost responsible whose_fault',
  ),
  company: text(
    'societe entreprise firme srl sa asbl boite independant',
    'bedrijf firma vennootschap bv nv vzw zelfstandige',
    'company business firm ltd charity we_re_a_company self_employed',
  ),
  howQuick: text(
    'delai combien_de_jours dans_les vite_signaler signaler prevenir',
    'hoe_snel hoeveel_dagen binnen_de melden verwittigen termijn',
    'how_quick how_quickly how_many_days how_soon within tell_you report deadline_to',
  ),
  companyNumber: text(
    'numero_de_tva tva bce numero_d_entreprise numero_bce raison_sociale forme_juridique',
    'btw_nummer ondernemingsnummer kbo_nummer kbo rechtsvorm maatschappelijke_naam',
    'vat_number company_number enterprise_number registration_number legal_form limited_company registered_office',
  ),
  books: text(
    'compta* comptable* encod* fournisseur_fiche',
    'boekhoud* facturen factuur leveranciersfiche',
    'books accountant accounts bookkeep* supplier_form',
  ),
  stopping: text(
    'stop stopper arret* plus_jamais desinscri* desabonn* marre ne_plus_recevoir retirez',
    'stop stopt stoppen uitschrijf* uitschrijv* niet_meer genoeg_van afmelden schrap',
    'stop unsubscribe no_more sick_of opt_out take_me_off remove_me',
  ),
  mailings: text(
    'mails newsletter lettre_d_information publicites spam pourriels e_mails emails liste_de_diffusion',
    'mails mailtjes nieuwsbrief* reclame* spam e_mails emails mailinglijst',
    'emails newsletter* mailing_list spam e_mails mailshots adverts',
  ),
  erasing: text(
    'effac* supprim* oublier detrui* retirer_mon retirez',
    'wissen wis verwijder* schrap* vergeten vernietig*',
    'erase delete remove forget wipe destroy',
  ),
  ownData: text(
    'coordonnees mes_donnees donnees mon_numero mon_adresse fichiers_clients vos_fichiers mon_compte mes_photos mon_mail mon_nom_de_vos',
    'gegevens mijn_gegevens mijn_nummer mijn_adres klantenbestand bestanden mijn_account persoonsgegevens mijn_mail',
    'my_data personal_data my_details my_number my_address your_files your_records my_account my_email my_info',
  ),
  passedOn: text(
    'vend* revend* transm* partag* donnez_a tiers a_qui',
    'verkoop* doorverkoop* doorgeven delen derden aan_wie doorgegeven',
    'sell sold pass_on share shared third_part* give_to to_anyone',
  ),
  sendingBack: text(
    'renvoy* retourn* rendre_la_marchandise rendre_les retour_possible rembours*',
    'terugstur* terugzend* retour* terugbetaal* terugbrengen',
    'send_back send_it_back send_them_back returns refund* return_it return_them',
  ),
  guests: text(
    'sponsor* invites photocall tapis_rouge gala',
    'sponsor* genodigden gasten_foto rode_loper gala',
    'sponsor* guests red_carpet photo_wall',
  ),
  badWeather: text(
    'pluie pleut pleuvoir orage tempete neige gel verglas mauvais_temps',
    'regen regent onweer storm sneeuw sneeuwt vriest slecht_weer',
    'rain rains raining storm snow snows bad_weather pours',
  ),
} as const;
