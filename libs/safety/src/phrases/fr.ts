import type { DangerPhrases } from '../detector.ts'

const WANT =
  'veux|voudrais|voulais|aimerais|jaimerais|jvoudrais|jveux|jve|envie|envi|besoin|souhaite|prefere|prefererais|prefererai|reve|hate|espere|jespere'
const DIE = 'mourir|crever|mourire|etre_mort|etre_morte|en_finir|den_finir|dormir_pour_toujours'
const NOT_WAKE = 'plus|jamais|pas me|se reveiller|reveille'
const PILLS = 'medicaments|medocs|cachets|comprimes|somniferes|pilules|boite|boites|plaquette|plaquettes|tablettes|gelules'
const HEIGHT = 'pont|fenetre|balcon|toit|falaise|immeuble|etage|viaduc|vide|rebord|parapet'
const PERSON =
  'frere|soeur|pere|mere|maman|papa|fils|fille|mari|femme|ami|amie|copain|copine|cousin|cousine|oncle|tante|grand_pere|mamie|papi|collegue|voisin|voisine|ex|coloc|garcon|eleve|camarade|prof|conjoint|compagnon|quelquun|proche|neveu|niece|enfant|ado'
const DAY =
  'ce_soir|cette_nuit|demain|aujourdhui|maintenant|tout_a_lheure|lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche|bientot|ce_week_end|apres'

export const fr: DangerPhrases = {
  scripts: ['latin'],
  gap: 3,
  hopeless: `
    nen|jen|nan|en|jpeu|jen_peu peux|peu plus|pu
    jpp
    tiens|supporte|encaisse|endure plus
    a|au bout de|du force|forces|souffle|rouleau
    rien|tout na|a ~ plus ~ sens
    plus rien ~ sens
    plus ~ de sens
    tout est ~ inutile|foutu|fini|perdu|vain
    tout inutile
    aucun|pas_d|plus_d|sans ~ avenir|espoir|issue
    plus|perdu|aucun tout? espoir|despoir
    vois|voit aucun|pas|plus ~ avenir|davenir|issue|dissue|sortie|fin|bout
    jamais ~ mieux|bien|heureux|heureuse
    bout du tunnel
    vide a linterieur|en_dedans|dedans
    me|suis sens|tellement vide|morte|mort a_linterieur
    vaux|vaut|sers|sert ~ rien
    je_suis|suis bon|bonne a rien
    suis un|une poids|fardeau|boulet|echec
    a quoi ca|sa sert
    a quoi bon
    sais plus quoi_faire|ou_aller|comment_faire
    peut|peux plus durer|continuer
    ma|la vie est foutue|finie|gachee|un_enfer|inutile|de_merde|nulle
    baisse les bras
    jabandonne
    deteste|hais ma vie
    me deteste|hais|degoute
    je|jai craque|lache_prise|abandonne
    jai|ai ~ perdu espoir
    que ca|tout ~ sarrete|finisse|cesse
    ${PERSON} ~ sest|setait|cest ~ suicide|suicidee|tue|tuee|pendu|pendue|donne|ote|jete|jetee|pendus|defenestre|immole|tire
    ${PERSON} ~ sest ~ vie|mort|balle|train
    sest donne|ote la_mort|la_vie|mort
    mort|morte|parti|partie|deces|perdu|perdue par|dun|de|du suicide
    suicide de|dun|du mon|ma|notre|son|${PERSON}
    ${PERSON} ~ sest suicide|suicidee
    `,
  present: `
    ${WANT} ~ ${DIE}
    ${WANT} ~ que je|tout ~ meure|creve|sarrete|cesse|finisse|termine
    ${WANT} ~ ne? pas|plus|jamais mexister|exister|vivre|etre|me_reveiller|mourir_mais|naitre|mreveiller|etre_la
    ${WANT} ~ ne plus exister|vivre|etre|me_reveiller|etre_la|souffrir
    ${WANT} juste|seulement|vraiment? ~ disparaitre|meffacer|meteindre|partir_pour_toujours|partir_pour_de_bon|mendormir_pour
    disparaitre|partir|dormir|sendormir|mendormir pour de_bon|toujours|de_vrai|leternite
    disparaitre de ce_monde|la_surface|cette_terre|la_terre
    me|te suicider|tuer|pendre|foutre_en_lair|scarifier|mutiler|noyer|couper_les_veines|ouvrir_les_veines|jeter_sous|jeter_du|jeter_dans|unalive|suicide_la|immoler|taillader|supprimer|buter|flinguer|tue_mais|tirer_une_balle|balancer_du|jeter_par|empoisonner|laisser_mourir
    me|m suicide|suicider|suiciderai|tuerai|scarifie|scarifiee|scarifier|mutile|mutilee|pends|flingue
    me fous|foutre|fiche en lair
    foutre|fous en lair
    je|jvais me tue|suicide
    jme|jvai_me|vai_me|sui sui? suicide|scarifie|scarifié|tue|coupe|coup
    me_tue|metue|mtue mais
    me faire|fait|fais|fasse du? mal
    me|en faisant ~ du? mal
    faire|fais du_mal a|encore moi|moi_meme
    mautomutil*|automutilation|automutilations|automutile|automutiler|auto_mutilation|scarif*
    me coupe|taillade|lacere|ouvre ~ bras|soirs|jours|nuits|veines|encore|poignets|cuisses|exprès|souvent|nouveau|quand
    suis coupe|coupee|brule|brulee|frappe|frappee|mordue|mordu|tailladee|taillade ~ expres|encore|volontairement|bras|cuisses|moi_meme|nouveau
    me suis ~ expres|volontairement
    vu|voit|cacher|cache|vues mes coupures|scarifications|bras|entailles
    voir mes bras|poignets|cuisses
    manches longues ~ ~ bras|ete
    me tape|cogne|frappe ~ tete|mur|visage|dessus|jusqua
    tape|cogne ma|la tete ~ contre
    donne des coups|gifles|claques quand|pour|jusqua|a_moi_meme
    me donne des coups|gifles|claques
    me mords|gratte|griffe|pince ~ sang|saigne|bras|mains
    jusqua ce_que ca saigne
    jusquau sang
    me punis|punir ~ mal|faisant|douleur|faim|coups|privant
    clope|cigarette|briquet ~ sur ~ bras|peau|cuisse|main
    mecrase|ecrase ~ clope|cigarette
    suicidaire|suicidaires|suicidere|suissidaire|suisidaire
    idees|idee|pensees|envies|pulsion|pulsions|ideations|crise noires|suicidaires|suicidaire|de_mort|de_suicide|suicide|suicider
    pense|penser|songe|songer|reflechis|pensais_encore|panse|obsedee|obsede|pensees ~ au|a_mon|a_un|par_le|de suicide
    pense|penser|songe ~ a ~ mourir|en_finir|me_tuer|ma_propre_mort|ma_mort|passer_a_lacte
    jimagine|imagine ~ ma ~ mort|enterrement
    passer|passe|passerai|passerais a lacte
    lettre|lettres dadieu|de_suicide|dadieux
    avoir|ai|jai|jaurais|aurais|aimerais|voudrais ~ jamais|pas ~ naitre|nee|exister|existe|ne_nee
    jamais|pas naitre|etre_ne|etre_nee|du_naitre|du_exister
    demande a naitre
    en finir avec la_vie|tout|ma_vie|cette_vie|tout_ca
    vais|vai|veux|vouloir|envie|pour|comment|autant|faut|dois|prete|pret|jvais|envi en|den finir
    jen finis|ai_fini
    fini avec cette|la|ma vie
    mettre|mettrai|mets|mettrais fin|un_terme a ~ jours|vie|tout
    terminer avec cette|la|ma vie
    plus|pas|jamais vivre|existe|exister|etre_en_vie|etre_de_ce_monde|etre_sur_cette|vivre_comme_ca|etre_ici|etre_la
    plus ~ etre_la|vivre|exister|etre_sur
    nexistais|existais|disparaissais|disparais plus
    si|quand je disparaissais|mourais|disparais|creve|mourrais|meurs|nexistais|netais_plus|crevais
    plus|aucune|pas|sans|aucun|guere|ni raison|envie|gout|gouts|force|courage|interet|lenvie|envi|motif|la_force|de_raison|denvie ~ vivre|continuer_a_vivre|exister|rester_en_vie|la_vie|continuer_a_exister|etre_la|detre_la
    fatigue|fatiguee|marre|lasse|las|assez|ras_le_bol|epuisee|epuise|saoule ~ de ~ vivre|exister|cette_vie|la_vie
    fatigue|fatiguee|marre|lasse|assez dexister|detre_en_vie|detre_la|detre_vivante
    vivre ~ interesse|sert|vaut|rien plus|a_rien|rien
    sert ~ rien de vivre
    ma vie|la_vie ~ ne? vaut|vaux ~ peine|coup|rien
    la vie ~ plus pour moi
    aucune|plus de? raison ~ vivre
    ma vie ~ aucun|plus|pas sens|de_sens
    mieux sans moi
    sans moi ~ mieux|heureux|heureuse|paix|soulages|leger|tranquille|tranquilles|meilleure|libre|facile
    mieux|heureux|soulages|tranquille|paix|leger|facile|debarrasses ~ sans moi
    mieux|preferable|preferais|plutot|autant mort|morte|mourir|crever|etre_mort|etre_morte
    mieux si|que|quand je|jetais ~ plus_la|pas_la|morte|mort|disparaissais|mourais|sois_plus|meurs|nexistais|netais
    mieux ~ que ~ je ~ sois|reste plus|pas
    mort|morte ~ que vivant|vivante|en_vie
    ferais|ferai mieux de ~ mourir|crever|disparaitre
    manquerai|manquerais|manque a personne
    personne|quelquun|qui ~ remarquerait|regretterait|pleurerait|pleurera|remarquera|verrait|apercevrait|remarque|manquerais ~ si_je|mon|ma|disparition|absence|mort|moi
    remarque|remarquerait ~ que je ~ plus
    si|quand je ~ plus la|de_ce_monde
    je ne? serai|serais plus la|de_ce_monde|en_vie
    je meurs ~ ~ enfin|mieux|soulage|libre|fille
    pourquoi|comment je|suis ~ encore|toujours en_vie|vivant|vivante|la_moi|vis
    pourquoi ~ encore|toujours en_vie|vivant|vivante|je_vis
    quoi bon vivre|respirer|continuer_a_vivre|rester_en_vie
    bon respirer
    ${NOT_WAKE}
    espere|espérant|esperant|prie|priant|jespere|souhaite ~ ne? ~ pas|plus|jamais ~ reveiller|reveille
    espere|jespere|aimerais|attends ~ bus|voiture|camion|train|accident|coeur|cancer|mort ~ renverse|ecrase|lacher|lache|percute|fauche|arrive|arrete|emporte
    mort ~ apaise|soulag*|douce|doux|delivrance|liberation|paix|repos|calme|mieux|reposant|solution
    mourir|mort ~ semble|serait|parait ~ doux|mieux|facile|soulagement|solution|simple
    etre mort|morte ~ mieux|paix|doit
    assez vecu|vecue
    vecu assez|trop|bien_assez
    ans ~ suffit|suffisent|assez|suffi ~ ~ vie|partir|vivre
    laisse partir|mourir|men_aller
    pret|prete|hate|courage a|de partir|mourir|men_aller
    peur de moi|moi_meme
    voix ~ dit|disent|repete ~ saute|tue|mourir|meurs|fais_le|finir|creve
    coup de volant
    resister ~ a ~ lenvie|envie|pulsion
    sauter|saute|saut|me_jeter|jeter|sauterais|sauterai|basculer|plonger ~ ${HEIGHT}|train|rails|metro|rer|camion|fleuve|canal|voie
    ${HEIGHT} ~ ~ sauter|saut|me_jeter
    foncer|rentrer dans un arbre|mur|platane
    mourir de faim ~ suicide
    ne mange plus ~ ~ ~ lacher|mourir|mort
    insuline ~ expres|ca_arrive|attends
    expres ~ insuline|traitement|dose
    comment mourir|crever|se_tuer|me_tuer|se_suicider|me_suicider|en_finir|se_pendre
    facon|moyen|methode|maniere ~ mourir|en_finir|se_tuer|me_tuer|partir_sans
    mourir|partir|finir|mort|meurt ~ sans souffrir|douleur|mal|avoir_mal|souffrance
    sans douleur ~ partir|mourir
    ts|sh la_semaine|hier|encore|ce_soir
    rechute|rechuter sh|scarif*|am|automutilation
    encore des is
    plus qu|quune sortie|issue|solution|porte
    vois ~ quune sortie|issue|solution
    jeveuxmourir|jveuxmourir|veuxmourir|jveumourir
    jveu|veu|jve|ve plus? mourir|mourire|vivre|crever|etre_la
    jveu|jveux|jvx|vx|veux|veu plu|plus|pu ~ vivre|etre|exister|vivr
    envi|envie|lenvie den|de finir|mourir|crever|finire
    plu envi de vivre
    jai plus ma place ici|sur_terre|dans_ce_monde
    meteindre comme
    pouvais meteindre|meffacer|disparaitre
    attends plus que ~ ~ mort|fin|sarrete
    bus|voiture|camion|train|metro|foudre ~ me renverse|ecrase|percute|fauche|prenne|tue
    vivre ne? minteresse|me_dit|mapporte plus
    vie ne? minteresse|mapporte plus
    sans moi ~ ~ ~ meilleure|paix|mieux|heureux|tranquille|libre
    imagine|jimagine ~ ~ ma propre? mort|enterrement|obseques
    lidee de ~ mourir|mort ~ ~ mapaise|apaise|rassure|reconforte|console
    mapaise|rassure|console ~ mort|mourir
    mort ~ ~ mapaise|soulage|delivr*|liber*
    silence ~ ~ mort
    incurable ~ ~ soulage|soulagee
    facon|moyen|methode|maniere ~ ~ rapide|simple|douce|indolore|facile ~ mourir|partir|en_finir
    on fait pour se tuer|suicider|pendre|mourir
    comment ~ se|me|ne_pas tuer|suicider|pendre|se_rater|se_louper
    lutte|lutter|bats ~ ~ pour|contre ~ ne? pas|me ~ passer|tuer|faire|bêtise|acte
    passer a lacte
    !pulsion|pulsions|impulsion|envie|envies|idee|besoin de ~ me faire du? mal
    laisse|laisser|laissais mourir|crever|mourir_de_faim
    vie suffit|suffira
    demande ~ pas ~ plus ~ cette vie
    ans|annees|vie ca suffit ~ ~ vie|partir|vivre|merci
    jamais prevu ~ ~ plus|vivre|depasser
    depasserai|passerai|feterai pas|jamais ~ ans
    jenvie|envie ceux|celles|les_morts|le_chien_quon
    cimetiere ~ ~ jenvie|envie|reposer
    attends ~ ~ plus_que|que ca sarrete|finisse
    jattends|nattends plus|que ~ la_mort|la_fin|mourir
    partir tout court
    ne jamais revenir|partir_et
    sans regarder ~ rue|route|traverse*
    traverse ~ sans regarder
    plus ma ceinture
    encore reveille|reveillee ~ dommage|helas|decu*
    maurait|aurait|auriez du ~ avorter|mavorter
    dans le neant|nexistence
    metre nulle part|etre_nulle_part
    plus etre un|une poids|fardeau|charge
    debarrasser|debarrasse ~ de moi
    lame|lames ~ manque|appelle|soulage|seule
    sang ~ couler ~ calme|soulage|apaise
    bandages|bandage|pansements ~ poignets|bras
    ne|pas ~ faite|fait pour ~ vivre|cette_vie|ce_monde
    je ne suis pas fait|faite pour vivre
    ma place ~ sous_terre|cimetiere
    fondre dans le decor|neant
    veux|voudrais|voulais|vx|veu ne? pas|plus|pa vivre|exister|continuer_a_vivre
    je ~ ~ mourir|crever
    mourir|mort ~ ~ reposer|repos|paix|dormir|calme|delivrance|mieux|soulag*
    dieu|seigneur|jesus ~ ~ ~ chercher|prendre|prenne|rappeler|rappelle|reprendre|emporter|viens
    mon|mes|ma|propre enterrement|obseques|tombe|cercueil
    sur ma tombe
    pourquoi|comment ~ je ~ suis ~ encore|toujours ici|la|vivant|vivante|en_vie
    pourquoi ~ nee|mis_au_monde|nait
    me|reposer pour toujours
    repos|sommeil|paix eternel|eternelle
    nulle part
    reveille|reveillee ~ ~ decue|decu|dommage|helas
    place pour moi ~ ~ monde|terre|vie|nulle_part
    lache|lacher|lachais ~ volant
    volant ~ lache
    viens|vient de me ~ couper|scarifier|taillader
    me couper|coupe ~ ~ saigne*
    me coupe|couper|scarifier|taillader|bruler|frapper
    truc|cancer|maladie grave|mortel|incurable ~ ~ meure|mourir|meurs|parte|soulage*
    attrape|attrapais|chope ~ ~ grave|mortel|cancer
    suis ~ fatigue|fatiguee|epuise|epuisee ~ exister|vivre|detre_en_vie
    plus|pas la force ~ vivre|etre_en_vie
    je ~ ~ suicide|suicidaire|suicider
    aimerais|voudrais|veux etre ~ mort|morte|enterre|enterree
    lutter contre ~ envie|lenvie|idees|pulsions
    ne plus|jamais ~ respirer|exister|vivre|souffrir|sentir_rien
    arreter de ~ vivre|respirer|exister
    tout arreter|quitter
    jarrete|arrete tout ~ vie|definitivement
    tombe ~ raide morte|mort
    pense a ~ plus|ne_plus ~ exister|etre|vivre
    penser a ~ ne plus exister|etre_la|vivre
    envie|envi detre|d_etre|de_ne_plus_etre mort|morte|la|en_vie
    envie que ~ ~ fini|finisse|termine|tout_sarrete
    regarde plus|pas ~ avant ~ traverser
    reposer comme
    sans passer a lacte
    jours|jour sans ~ le_faire|acte|lacte|me_couper
    cancer ~ ~ veulent vivre|vivre_il
    aurait pu|du ~ prendre ~ moi|la_mienne|me
    ceinture ~ ~ tant_mieux|grave|arrive|jespere
    clopes|clope|cigarettes|cigarette|briquet ~ ~ bras|peau|cuisses|jambes
    jusqua ce ~ violet|bleu|saigne|sang|rouge
    tant mieux si|sil ~ arrive|meurs|mort|reveille
    bouton ~ ~ jamais|arreter|mourir|disparaitre
    jaurais du ~ mourir|y_rester|etre_a_sa_place
    dommage que ~ survecu|rate|reveille|reveillee
    survecu ~ ~ dommage|pourquoi|malheureusement
    erreur ~ ~ naissance|etre_nee|la_terre|detre_ne
    a part|sauf ~ ~ raison ~ vivre|rester
    raison ~ de ~ rester|vivre ~ aucune|plus
    plus que pour|pour_mes ~ que_je_vis|en_vie|je_tiens
    couteaux ~ cuisine ~ peur|caches|range
    peur plus|pas de ~ mourir|la_mort
    pensees intrusives ~ mourir|tuer
    sombre|noire|noires idees|pensees
    plus la force ~ rien|lutter|respirer
    kms pour|vraiment|ce_soir|bientot|serieux
    me|mefaire|envie_de|tentee_de ~ unalive|unaliver
    overdose au_moins|serait|ce_soir|volontaire|pour_avoir
    faire|fais|prendre|pense|penser|envie|voudrais|aimerais|une ~ overdose ~ pour|au_moins|volontaire|paix
    je ~ faire|fais|prendre|prends ~ overdose|surdose
    pense|penser|envie ~ overdose
    plus loin avec|dans cette|la|ma vie
    me faire quelque|qqch chose
    supporte|tiens|veux ~ ~ ~ en_vie|vivant|vivante
    me brule|brulais|bruler|brulee ~ avec|expres|briquet|cigarette|volontairement
    continuer a vivre
    assurance|lassurance ~ ~ plus ~ que moi
    me fais pas|plus confiance
    sentir|besoin|envie ~ ~ lame|rasoir|douleur|sang ~ ~ calmer|peau|respirer|exister|vivante
    lame ~ sur ~ peau
    ma mort|disparition
    ma propre mort
    en|avec vie ~ par ~ erreur|hasard|obligation
    plus de ce monde
    mautodetruire|me_detruire|me_supprimer
    rien ~ retient|retienne ~ ici|vie|terre
    plus rien ~ retient
    perdu|perdue ~ ~ gout|envie|lenvie ~ vivre|vie
    `,
  acute: `
    ${DAY} ~ ~ me_tue|me_suicide|me_suicider|me_tuer|jen_finis|en_finir|en_finis|me_pendre|me_fous_en_lair|passe_a_lacte|je_le_fais
    je|jen|me finis|tue|suicide|suicider|tuer|fous_en_lair ${DAY}
    je_vais|jvais|jvai|vais me suicider|tuer|pendre|foutre|jeter|suicide
    vais|pars|va me jeter
    lettre|lettres ~ dadieu|enfants|parents|famille|proches ~ ecrite|ecrites|prete|pretes|tiroir|ecrit|fini
    ecrit|ecris|prepare|redige ma|mes|une lettre|lettres dadieu|a_mes
    mon|cest|ceci|est dernier|derniere message|post|texte|publication|mot|au_revoir
    adieu tout_le_monde|a_tous|a_toutes|le_monde|les_amis|mes_amis|la_vie
    quand|si vous|tu|on lirez|liras|lisez|lis ca|ceci|ces_mots|ce_message
    au_revoir|salut|adieu|pardon|merci ~ avant de ~ le_faire|partir_pour|passer
    avant de le faire
    occupez|prenez|veillez vous|soin|sur ~ quand|apres|si je|moi|mon ~ partie|parti|plus_la
    donne ~ toutes|tout ~ affaires ~ ~ besoin|plus
    pardonnez|pardon moi ~ mieux comme|ainsi
    dites|dis ~ a ~ maman|papa|parents|enfants|fille|fils ~ que je ~ aime|laime|desole
    testament ~ table|pret
    corde|lame|lames|rasoir|fusil|arme|pistolet ~ achete|achetee|prete|pret|cle|charge|chargee|dans_la_main|a_la_main|devant_moi|cou
    achete ~ corde|lame|lames|rasoir|arme
    lame|rasoir|cutter|couteau dans|contre|sur la_main|ma_main|le_poignet|ma_peau|les_veines|mon_bras
    ${PILLS} ~ alignes|devant_moi|sur_le_lit|sur_la_table|prets|de_cote|dans_la_main|stock|stocke|accumule|cachee
    vide|stocke|garde|accumule|mets ~ ${PILLS} ~ lit|cote|table|planque
    mets|garde|stocke|accumule ~ ${PILLS} de_cote|au_lieu
    plus qua avaler
    avaler|prendre|pris_tous|pris_toute|pris_trop|pris_plein|gober|ingere|jprends|je_prends|prenais|ai_avale|jai_avale|ai_tout_avale|viens_davaler|davaler ~ tous|toute|toutes|trop|plein|boite|tout|plaquette ~ ${PILLS}|boite|avale
    tout avale|gobe
    prends|prend|prenais toute la boite|plaquette
    pris|prendre plein|trop|tous|toute de|les|la|mes ${PILLS}
    pris plein ~ ${PILLS}
    avale|pris ~ ~ reveille|reveillee ~ meme
    combien|cb ~ ${PILLS} ~ ~ mourir|reveiller|en_finir|suffit|mortel|tuer
    suffit|suffirait|suffirai|suffisant|marcherait|suffiraient|assez ~ pour ~ mourir|en_finir|me_tuer|pas_se_reveiller|plus_se_reveiller
    ${PILLS}|pharmacie|dose|tiroir ~ suffit|suffirait|suffisant|suffirai|suffiraient|marcherait|suffisante
    boite ~ que ca suffit|suffirait|marche
    si je prends ~ ~ suffit|mourir|meurs|suffirait
    ${HEIGHT}|etages|metres ~ assez haut
    assez haut ~ pour ~ mourir|sauter|en_finir
    suis|assis|assise|debout|la ~ sur|au|devant ~ bord|pont|rebord|parapet|toit|corniche ~ fenetre|rails|narrive|ni|vide|etage|voie|toit|jambes|sauter|train|quai|avancer|falaise|reculer
    suis sur le pont|rebord|toit|parapet ~ et|la
    fait|fais|faire ~ une|ma tentative
    tentative|tentatives|ts de suicide|hier|ratee
    apres|depuis ma ts|tentative
    fait une ts
    ma ts
    ai|jai ~ essaye|tente|failli ~ de? me_tuer|me_suicider|mourir_hier|sauter|den_finir|me_pendre|me_noyer
    essaye de ~ me ~ tuer|suicider|pendre|noyer
    failli sauter|me_jeter|passer_a_lacte
    lavage destomac
    pas marche ~ encore_la|en_vie|vivant
    suis encore la|en_vie et ~ personne
    meme mourir|me_tuer|ca_je ~ rate|arrive|pas
    tout|deja planifie|prevu|organise|prepare ~ ~ trouver|trouve|mort|suicide|partir|enterrement|date
    qui ~ va me trouver|decouvrir
    trouvera|trouver|trouve mon corps
    sais ~ ou|quand|comment et quand|comment|ou
    plan ~ tout ce quil|qu_il|dont ~ faut|besoin
    date est|choisie fixee|choisie
    mon|un plan pour ~ mourir|en_finir|suicide|suicider
    je le fais|ferai ~ ce_soir|demain|cette_nuit|quand
    demain|mardi|ce_soir|lundi|vendredi|samedi ~ ~ je le fais|ferai
    apres|ensuite|puis ~ je|jen men|finis|partirai|pars ~ vais|pour_toujours|toujours|cest_decide
    tiens jusqua|jusqu_a ~ ~ apres ~ men_vais|jen_finis|fini|arrete|termine
    laisse ~ apres ~ termine|fini ~ moi
    fini|termine pour moi
    feterai|verrai|connaitrai|arriverai pas|jamais|plus mes|a_mes|mon|noel ~ decide|ans|anniversaire
    sentirai|souffrirai|ressentirai plus|jamais ~ rien|jamais
    cette nuit ~ plus|pas peur
    nuit cest la bonne
    rails|voie_ferree|gare|pont|falaise ~ ~ ce_sera_fini|fini|termine|me_jeter
    fusil|arme|pistolet ~ ~ ~ ~ cle|trouve
    resilie|ferme|vide ~ ~ date ~ fixee|choisie|arretee
    on se ~ retrouve|retrouvera|reverra|voit ~ autre|autre_cote|la_haut|lautre_cote|paradis|ciel
    autre_cote|lautre_cote|la_haut ~ bientot
    je suis en paix ~ decision|maintenant|avec
    chaussures ~ enlevees|retirees|bord|pont|riviere
    pierres dans ~ poches
    personne ~ sauve|sauver|arrete|retrouve
    etre sur|sure que|de ~ personne ~ sauve*|trouve*
    on sent quelque|limpact|la_chute|rien_quand_on
    poignets ~ bandes|points|recousus
    dernier repas|noel|diner|soir|coucher|vocal|appel ~ 
    apres lenterrement ~ mon|moi|je
    mets|mettre mes affaires en ordre ~ 
    plus rien a perdre ~ ce_soir
    je saute
    jai|je les|tout ai|tout avales|pris|avale|bus
    etage|etages ~ suffit|suffisent|assez|ca_suffit
    pris|avale ~ ~ ~ mourir|meurs|malade|mort
    melange|melanger|melanges ~ ~ alcool|lalcool|cachets|${PILLS} ~ ~ meurs|mourir|mort|tue
    combien de temps ~ ~ mourir|meurt|mort
    date limite ~ ~ anniversaire|mon
    donne|fixe|laisse ~ date|delai|limite|ultimatum
    mariage|anniversaire|noel|chien|chat|diplome ~ ~ ~ apres|ensuite ~ je|jen ~ me|men|pars|finis|meurs
    lame|corde|rasoir|pistolet|fusil|couteau ~ est ~ ~ cote|placard|tiroir|rassure|main|tremble|cachee|prete|armoire
    lame|corde|rasoir|pistolet|fusil ~ ~ ~ tremble|rassure|mapaise|calme
    je_suis|suis|monte|assis|assise|debout sur|au ~ toit|pont|bord_des|bord_du|parapet|rebord|bord_de
    assis|assise|debout|la au|pres ~ bord|rails|voies
    prochain|train train|metro ~ je|cest|bon|saute
    au_revoir a_tous|tout_le_monde|la_vie
    occupez|veillez|prenez ~ ~ chien|chat|chatte|fille|fils|enfants|mere|maman ~ ~ quand|apres|si|serai
    merci a ~ ceux ~ ~ ~ adieu|serai|partir
    enfin je vais|le ~ faire
    encore|reessaye|reessayer essaye
    pas|rien marche ~ ~ meme ~ pour|a ca|mourir
    demain|lundi|vendredi|bientot|samedi|dimanche ~ ~ je ~ serai|serais plus|mort|morte|partie_pour
    serai plus|mort|morte|plus_la ~ ~ demain
    tiens|reste|attends ~ ~ ~ chien|chat|mere|noel ~ ~ ~ apres|ensuite ~ je|moi
    tout est|sera fini|termine pour_moi
    pour moi ~ cest_decide|fini
    voulu|voulais me ~ pendre|tuer|suicider|noyer|jeter|foutre
    demain je saute|meurs|pars_pour
    etages|etage|bouteille|bouteilles|metres ~ suffisant|suffit|suffirait|suffirai|suffisent|assez
    lame|lames dans ~ main
    irai|vais ~ profond|plus_profond|plus_loin
    coupe|couper|ouvre ~ profond|profondement
    cest la faute de personne
    chien|chat|chatte ~ ~ ~ apres|serai|bien_apres
    chaussures|pompes enleve|enlevees|retire|bord
    enleve mes chaussures
    il|elle est charge|chargee
    sans que ~ ~ me ~ trouve|trouvent|decouvre
    plus ~ de_retour possible|en_arriere
    corde|lame|fusil|arme|pistolet|rasoir|cachets ~ ~ voiture|sac|coffre|oreiller|poche|chevet
    decision ~ prise
    alcool|vodka|whisky|vin ~ ~ ${PILLS}
    ${PILLS} ~ ~ alcool|lalcool|vodka|whisky|vin ~ ~ reveiller|mourir|ensemble|dormir
    `,
  method: `
    te|vous dis|dirai|explique|montre|envoie|envoyer|expliquer|dire|vends|vendre|donne ~ ~ prendre|mourir|douleur|methode|rapide|rater|sans_souffrir|marche_a_coup_sur|se_tuer|en_finir
    peux|vais ten|te|tenvoyer|vous envoyer|vendre|filer|fournir|tenvoyer ~ rapide|marche|indolore|douleur|sur
    dis|dirai|explique ~ ce_quil ~ faut|prendre ~ prendre
    ensemble ce_soir|cette_nuit|on_saute|dans_la_mort|en_finir
    on|le|faisons le|fait|finit ~ ensemble ~ nuit|soir|mourir|finir
    !mourir|partir_pour_toujours|sauter|suicider|en_finir ensemble|avec_moi|a_deux|a_plusieurs
    cherche ~ quelquun|partenaire|personne|gens ~ pour ~ mourir|partir_ensemble|en_finir|se_suicider|suicide
    !veut|voudrait ~ mourir|sauter|se_suicider|en_finir avec moi
    pacte ~ suicide|mort
    site|lien|vendeur|adresse ou|qui ~ commander|acheter|vend|trouve ~ produit|poudre|truc
    ten|vous_en|il_ten faut ~ tant|autant|comme_ca
    prends|prend|gobe tout|toutes|tous|toute ~ coup|boite|cachets|reveilleras|reveille|plaquette|comprimes
    tu|vous ne? te|vous reveilleras|reveillerez pas|plus|jamais
    comment faire|on_fait|mourir|se_tuer ~ pour_ne_pas|sans ~ rater|se_rater|louper
    pas se rater|louper
    methode|facon|technique la|est plus sure|efficace|fiable
    voici comment ~ mourir|se_tuer|en_finir|rater
    peux|vais te|vous dire|expliquer|montrer comment faire|mourir|en_finir|on_fait
    `,
  never: `
    mourir|meurs|mort|morte|morts|crever|creve|suis_mort|suis_morte de|dune rire|honte|faim|froid|chaud|chaleur|ennui|soif|fatigue|sommeil|trouille|peur|jalousie|lacaille|stress|quoi|grippe|impatience|truc
    chaleur a crever
    meurs|mourir|creve|meure denvie|dennui|dimpatience|damour
    mennuie a mourir
    peur|crainte|angoisse|terreur|trouille ~ de ~ mourir|crever|mendormir
    peur ~ de ~ ne? plus|pas ~ me_reveiller
    cru|croyais|pense|croire|cru_que|pensais|suis_sur|sais_pas que? jallais|jetais|je_vais|vais ~ mourir
    de quoi je ~ mourir
    risque|risques|danger de mort|mourir
    ne te|vous ~ suicide|tue|pends pas
    te suicide|tue pas
    veux|voudrais|envie|vais|voulais|scarifie|coupe|suicide|suiciderais|tuer|ferais pas|jamais|rien ~ ~ mourir|tuer|tuer_vous|suicider|me_faire|mal|fin|expres
    me scarifie|tue|coupe|suicide|ferais|fais pas|jamais
    pas|jamais envie de? mourir|crever|me|den_finir
    suis pas|jamais|plus suicidaire
    pas|plus|aucune|aucun|jamais|sans d|de|des? idees|didees|pensee|pensees ~ suicidaires|suicide|noires
    idees suicidaires non
    jamais|pas ~ pense|songe ~ au|a suicide|me_tuer|mourir
    jamais voulu me ~ tuer|suicider
    automutilation ~ jamais|pas
    jamais ~ automutilation|scarif*
    te|vous|nous|le|la reveiller|reveille plus|pas
    plus|pas me_reveiller|se_reveiller|reveiller ~ a_six|a_cinq|six|cinq|travaux|bruit|tot|tard|oiseau|heures
    ne se reveille|reveiller plus
    elle|il|on|ils|qui|${PERSON} ne? veut|voulait|voudrait|a|avait|pense|peut|parle|menace ~ mourir|vivre|finir|suicide|tuer|suicider|disparaitre|sauter|reveiller|envie
    elle|il|quil|quelle|${PERSON} ~ veut|voulait|voudrait|marre|va|allait|vouloir plus? ~ mourir|vivre|suicider|tuer|sauter|tue|foutre_en_lair|finir|se_foutre
    en a marre ~ vivre
    se scarifie|mutile|coupe|fasse|suicide|suicider|tuer|foutre|faire|suicident
    sautomutile*
    dit vouloir mourir
    elle|il|${PERSON} est|a|etait|avait des|une|deja|fait? suicidaire|idees|pensees|tentative|ts|fait
    ${PERSON} ~ a|est ~ suicidaire|suicidaires|ts|tentative
    ma|mon|un|une ${PERSON} a fait|des ~ ts|tentative|idees
    ma envoye|ecrit|laisse ~ lettre dadieu
    qu|quon|on serait|est mieux sans lui|elle
    tu|vous veux|voulez|as_envie mourir|vivre
    me tuer|tue|tuent|tueront|aura|tueras|tuera au|a_la|de|depuis|a_petit|les|ma|mon|le ~ travail|tache|travailler|rire|feu|dos
    ca|ce|ces|cette|les|il|elle|boulot|travail|dos|filles|ado|devoirs|reunions|va|vont me tuer|tue|tuent
    va|vont|veut|voulait me tuer
    vais|va tuer
    pour en finir avec ~ sujet|debat
    en|den finir|fini avec ce|le|les|mes|ma|mon|cette ~ memoire|these|dossier|travail|belle_mere|etudes|histoire|projet|papiers|demenagement|relation|voisin|procedure|divorce
    jen|finis fini|finis avec ma|mon|mes|le|la|les
    disparaitre du|des|de groupe|reseaux|la_photo|linstagram|whatsapp|la_circulation
    lettre de motivation
    plus vivre dans|avec|chez|a|ici
    on peut|peux plus vivre|exister
    plus envie|la_force ~ continuer ~ ce|cette|le|mes|master|etudes
    etre la bas|bas_avec
    mieux sans moi ~ entraineur|coach|match
    equipe ~ mieux sans moi
    personne ~ remarquerait|remarque si ~ dans|pendant|rien|reunion|mon|absence
    coupe|coupee ~ cheveux|frange|doigt|ongle|rasant|rasoir_en|groupe|ponts|epluchant|cuisinant
    suis ~ coupe|coupee|brule|brulee en|avec|au
    brule le|la|mon|ma bras|main ~ four|casserole|fer|plaque
    rosier|barbele
    bras|main|doigt avec|sur|contre le|la|une four|casserole|fer|plaque
    cas de surdosage|surdose|overdose
    effet|effets|notice ~ secondaire|idees|suicid*
    parle|parlait|parlaient didees
    attentat|attentats|mission|mort suicide
    du suicide ces|ce|professionnel
    cest|etait|un du|un suicide
    prevention|taux|numero|nombre|affiche ~ suicide|suicides
    adieu instagram|facebook|la_fac|le_lycee|tiktok|les_vacances|lete|la_viande|le_sucre|twitter
    dernier message ~ de|du|date|est_reste|lu
    derniere lettre a|de
    combien de paracetamol ~ regles
    a cause des? travaux|chantier|voisins|bruit
    pouvais ~ me reveiller ~ vacances
    fait ~ une tentative ~ appel|conciliation|record
    me jeter a leau|dans_les_bras|dedans|sur_le
    ${PERSON}|il|elle|ils|ce_qui|ca me ~ fait|font|faisait ~ mal
    sautez|saute|sauter en|a parachute|lelastique|la_perche|elastique|la_corde
    sauter a lelastique ~ ${HEIGHT}
    surdosage
    plutot mourir que de
    si je mourais pendant|durant|en|sur|a_loperation
    pas dernier|derniere repas|diner avant
    fini avec ma|mon|mes|le|la|les belle_mere|ex|boulot|patron
    lu|je saute un|une|les repas|page|cours|etape
    je saute le|du|de repas|joie|petit
    je ~ ~ sans|de|par|pour ~ mourir_de
    je|vais|allais|jallais ~ mourir|crever de|dans_un|a_laccouchement|pendant
    peur ~ ~ ~ mourir|mort
    cru|crois|croyais|pensais|dis|sur ~ ~ ~ mourir
    failli mourir
    pas|jamais ~ mourir|crever
    plutot mourir
    sa|son|leur|ta ~ enterrement|obseques|tombe
    lenterrement|enterrement de
    nulle part ~ ailleurs|trouve|aller
    me couper|coupe ~ ~ groupe|parole|cheveux|ongles|faim|souffle|du_monde|lherbe|frange|route|en_epluchant|en_rasant|rasant|epluchant
    me coupe la|les parole|cheveux|jambes|ongles|appetit
    en mourir|mourra
    aider ~ a mourir
    saute|sauter dun pont
    hais|deteste pas
    demissionne|demissionner|divorce
    cest pas que
    dit|disait|dise|chanson|refrain ~ je ~ veux|vais|suis
    dire au_revoir a ~ soeur|frere|collegues|classe|copine|parents|maison|equipe
    dernier jour|nuit|derniere au|dans|en|de_vacances|de_travail|chez
    il|elle|lui|eux|ils ~ mourir|suicider|suicide
    personne|mieux ~ ~ entraineur|coach
    equipe ~ ~ mieux sans moi
    cest pas que je|j
    je me pends mdr|lol|haha
    demande|demandent ~ ~ si je ~ mourir
    prend|prennent|prenait ~ ${PILLS}
    a dit a ~ ~ ~ vivre|mourir
    quil|quelle ne voulait|veut
    quil|quelle ~ voulait|veut ~ pas|plus ~ vivre
    pas envie|jai_pas_envie
    assez ~ manger|dargent|place|temps|sel
    avertissement|prevention ~ automutil*
    son|sa|dune|dun overdose
    arreter de souffrir ~ dos|dents|regles
    couvert|couverte de ~ boutons|bleus
    ma mort ~ obseques_prevoyance
    continuer a vivre ~ ici|avec|ensemble|chez
    jai pris la decision ~ de
    veut|veulent|sera|seront|est|cest ~ ma mort
    `,
  about: `
    dans|du|le|un|ce|dernier|au film|serie|livre|roman|chanson|episode|manga|piece|opera|polar|bd|podcast|anime|conte|theatre|spectacle|dessin_anime
    dans la|cette|une|ma|mon serie|chanson|piece|fanfic|bd|role|roman|nouvelle
    la|cette|une serie|chanson sur|parle
    chanson|film|livre|documentaire|documentaires sur|parle
    heroine|heros|protagoniste|personnage|mon_role|fanfic|replique|bovary|juliette|romeo|sur_scene|connaissez_vous_la_chanson|editeur|chorale
    boss|manette|healer|respawn|reapparaitre|niveau_neuf|jeu|jeux|gta|fortnite|parachute|elastique|lelastique|plongeoir|trampoline|entraineur|but_contre|match|penalty
    infos|journal|radio|histoire_on|article|expose|statistiques|statistique|assemblee|parlement|depute|deputes|euthanasie|hitler|attentat|cleopatre|agriculteurs|zweig|cobain|rappeur|chanteur|humanite|actualites|reportage|documentaire
    accident de personne
    peur|inquiete|inquiet|inquiets pour mon|ma|lui|elle
    peur que mon|ma|mes|il|elle
    comment aider|savoir si|parler_a
    aider|soutenir quelquun|un_ami|une_amie
    menace de se
    notice|effet_secondaire|effets_secondaires|etiquette|avertissement
    refrain|paroles_de|theatre|scene_est|ma_scene|fortnite|gta|minecraft|nouvelle_sur
    chanson|refrain qui dit
    `,
  past: `
    avant ~ je|ma|le|javais ~ ~ therapie|voulais|scarifiais|coupais|traitement
    avant ma|mon|le|la therapie|traitement|hospitalisation
    il y a ~ ans|annees|longtemps
    ya ~ ans
    a 12|13|14|15|16|17|18 ans je|jai|javais
    adolescent|adolescente|ado_je|lycee_jai|quand_jetais|jeunesse|enfance|a_lepoque|autrefois|jadis
    au lycee|college jai|javais|je
    lan|lannee dernier|derniere|passe|passee ~ je|a|jai|cette
    200*|201*|2020|2021|2022
    ans|mois|jours|annees sans ~ automutilation|scarif*|rechute|me
    je me scarifiais|mutilais|coupais
    ans|mois sans automutilation
    `,
  negations: 'pas jamais ni sans non pa',
}
