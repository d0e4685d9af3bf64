import type { Words } from '../lexicon.ts'

export const fr: Words = {
  scripts: ['latin'],
  gap: 3,
  danger: `
    me suicider|tuer|pendre|tirer_une_balle|foutre_en_lair|scarifier|mutiler|noyer|couper_les_veines|ouvrir_les_veines|jeter_sous|jeter_du
    envie|besoin|veux|vais|voudrais|pense de|a? ~ me_faire du? mal
    je me suicide|tue|scarifie|mutile|suiciderai|tuerai
    suicidaire|suicidaires
    idees|pensees|envies noires|suicidaires|de_mort|de_suicide|suicide
    tentative|tentatives de suicide
    pense|penser|songe|reflechis au|a_mon|a_un suicide
    pense|penser|songe a mourir|la_mort|en_finir|me_tuer|me_suicider
    lettre dadieu|de_suicide
    envie|veux|voudrais|voulais|aimerais|souhaite|prefere|prefererais|besoin de? ~ mourir|crever|disparaitre|etre_mort|etre_morte|en_finir|den_finir|partir_pour_toujours
    jaimerais|jespere|jai_envie de|ne? ~ den_finir|mourir|disparaitre|etre_mort|etre_morte|en_finir|pas_me_reveiller|jamais_me_reveiller|plus_me_reveiller|plus_exister
    veux|voudrais|aimerais|envie juste? que tout|ca ~ sarrete|cesse|finisse
    en finir avec la_vie|tout|ma_vie
    je vais en finir
    mettre fin a mes_jours|ma_vie
    mettrai|mets fin a mes_jours|ma_vie
    mes jours|ma_vie ~ fin
    ne? veux|voulais|peux|veut|supporte plus vivre|exister|etre_la|etre_ici|me_reveiller|continuer|etre_en_vie|de_vivre|la_vie
    jen peux plus de_vivre|de_la_vie
    je nen|nen|nan peux plus
    plus|aucune|pas|sans ~ raison|envie|gout|sens de|a|dans ~ vivre|continuer|vie|exister
    fatigue|fatiguee|marre|lasse|las de vivre|la_vie|exister|dexister
    ma vie|la_vie|vivre na|ne|a ~ sens|valoir|vaut
    la|ma vie ne? vaut ~ peine
    mieux sans moi
    mieux mort|morte
    je devrais|merite|meriterais|dois ~ mourir|crever
    je ne? ~ manquerai|manquerais ~ personne
    personne ~ remarquerait|regretterait|pleurerait ~
    sauter|me_jeter|jeter ~ pont|fenetre|balcon|toit|train|rails|metro
    avaler|avale|prendre|pris ~ tous|toute|trop|boite|plaquette ~ medicaments|cachets|comprimes|somniferes
    overdose
    me couper|taillader|ouvrir les? veines|poignets|bras
    adieu a_tous|tout_le_monde|le_monde
    ma|cest_ma derniere|dernier nuit|jour|lettre|journee
    jaurais|voudrais|aimerais ~ jamais|pas ~ naitre|ne|nee|naitre
    je ne? serai plus la
    `,
  harm: `
    suicide|tue|pends|bute|creve|flingue toi
    suicidez|tuez|pendez vous
    va|vas|allez te? ~ pendre|crever|mourir|suicider|tuer|jeter|noyer
    va crever|mourir
    tu devrais|dois|devrait|ferais_mieux|peux|pourrais|aurais_du ~ mourir|crever|suicider|tuer|pendre|disparaitre
    !pourquoi tu ~ suicides|tues|creves|meurs|pends
    !quest ce_que ~ tu attends pour ~ suicider|crever|mourir
    jespere|souhaite que tu ~ meures|creves|crever|mourras|mourir|suicides
    mets|met fin a tes_jours|ta_vie
    ouvre|taillade|coupe toi? les veines|poignets
    saute|jette_toi ~ pont|fenetre|balcon|toit|train|rails
    tout_le_monde|monde|famille|on ~ mieux sans toi
    mieux sans toi
    tu serais mieux mort|morte
    personne ~ regrettera|manqueras|manquerais|regretterait ~
    tu ne? manqueras|manquerais a personne
    bois de_la_javel|leau_de_javel|javel
    avale|prends tous|toute|toutes|boite ~ medicaments|cachets|comprimes|somniferes
    meilleur|meilleure|facile|rapide moyen|facon|methode de|pour se|te|mourir ~ suicider|tuer|cest
    je peux taider|vais_taider ~ mourir|suicider|finir
    finis en|finis_en tout_de_suite|maintenant
    `,
  push: `
    fais le
    vas_y fais|saute|alors
    allez vas_y|fais_le
    tu noseras|oseras|nes_pas_cap|pas_cap
    personne ne? ~ empeche|retient
    tout_le_monde|on sen fout|fiche
    faire|fais|cherches|cherche ton|ta|linteressante|linteressant|lattention|attention
    linteressante|linteressant|egoiste|drama_queen|comedie
    arrete de ~ plaindre|pleurer|chialer|chouiner|comedie
    prends une? corde|pistolet|couteau|arme
    medicaments|corde|pont|train marche|efficace|mieux|plus_rapide
    ensemble
    mdr|lol|ptdr
    adieu
    bon debarras
    `,
  harass: `
    personne ne? ~ taime|taimera|taimes|supporte|veut_de_toi|te_supporte|a_besoin_de_toi|tapprecie
    tout_le_monde|ils|on te ~ deteste|detestent|hait|haissent|meprise
    je vais|on_va te|vous ~ tuer|buter|violer|retrouver|defoncer|frapper|tabasser|crever
    je te tuerai|retrouverai|violerai
    je sais ou tu habites|vis
    tu las|lavais bien? merite|cherche
    tu merites|meritais|meriterais ~ violee|viol|frappee|souffrir|cancer|mourir|seul|seule
    jespere que tu ~ violer|cancer|souffrir|souffriras|violee
    tu_es|tes ~ erreur|honte|fardeau|boulet|dechet|rien_du_tout|moins_que_rien
    tu ne? vaux|sers rien|a_rien
    tu_es|tes rien|personne
    tu naurais|aurais ~ jamais|pas ~ naitre|ne|nee
    ta mere aurait ~ avorter|avaler
    `,
  insulted: `
    va te_faire ~ foutre|enculer|voir|mettre
    nique ta mere|race
    ntm
    fdp
    ferme|fermes ta gueule|bouche
    ta gueule
    tg
    casse|degage|barre toi?
    je te deteste|hais|meprise
    tu me degoutes|fais_pitie|fais_honte|fais_vomir|saoules
    tu fais pitie|honte
    tu_es|tes|vous_etes ^ pathetique|nul|nulle|moche|laid|laide|bete|inutile|debile|folle|fou|ridicule|degueulasse|grosse|gros|faible|malade|pitoyable|chiant|chiante
    tes_problemes|de_toi ~ on sen fout|fiche
    personne ta demande|rien_demande
    cest pour_ca|normal que|quil|quelle ~ quitte|largue|trompe|deteste
    cest ta faute
    arrete de ~ plaindre|chialer|chouiner
    `,
  aims: `
    tu es|etes ^ %
    tes|tas_ete|vous_etes ^ %
    toi|espece_de|sale|gros|grosse|petit|petite|pauvre|bande_de|ferme_la|salut|degage ^ %
    vous les? ^ %
    % comme toi
    mort|mourir|morts aux|les %
    `,
  insults: `
    idiot|idiote|imbecile|con|conne|connard|connasse|conard|salope|salaud|salop|pute|putain|batard|batarde|encule|enculee|enfoire|abruti|abrutie|cretin|cretine|debile|attarde|attardee|mongol|triso|ordure|dechet|merde|minable|rate|ratee|looser|loser|grosse|porc|truie|vache|cafard|parasite|lache|clown|tocard|bouffon|bouffonne|victime|cassos|sorciere|pourriture|crevard|trainee
    fils|fille de pute|chien
    sac a merde
    moins que rien
    `,
  slurs: `
    pede|pedes|pedale|tapette|tarlouze|tafiole|gouine|gouines|travelo|bougnoule|bougnoules|bicot|raton|youpin|youpins|negre|negres|negresse|chinetoque|niakoue|romano|manouche|bamboula|pd
    sale arabe|noir|noire|juif|juive|musulman|chinois|gitan
    `,
  spam: `
    cliquez|clique ici|sur ~ gagner|gratuit|lien|cadeau
    gagnez|gagner jusqua? ~ euros|par_jour|par_mois|par_semaine ~ chez_vous|domicile|maison|facilement|effort
    gains|revenus|rendement garantis|garanti
    doublez|multipliez vos|votre ~ argent|bitcoin|mise
    marabout|voyant|medium ~ retour|puissant|affectif|contactez|whatsapp
    retour affectif|de_letre_aime
    vous avez gagne|ete_selectionne ~ iphone|prix|cadeau|lot
    pret|prets|credit ~ entre_particuliers|rapide|sans_justificatif
    viagra|cialis ~ ordonnance|cher|ligne
    `,
  offer: `
    cliquez ici|sur
    clique ici|sur
    achetez|commandez maintenant|ici|vite
    offre speciale|limitee
    code promo
    livraison|essai gratuite|gratuit
    contactez|contacte|ecrivez|ecris moi|nous ~ whatsapp|telegram|prive|mp|dm|mail
    whatsapp
    telegram
    suivez|suis moi|mon|ma ~ sur|instagram|chaine|page
    lien en|dans ~ bio|profil
    visitez mon|notre|ma ~ site|page|boutique|chaine
    abonnez vous
    gagner|gagnez de_largent
    travail|travailler a_domicile|de_chez_vous
    revenus passifs
    rejoignez mon|notre
    meilleurs prix
    `,
  report: `
    +ma dit|traite|traitee|appele|appelee|ecrit|crie|hurle|repete|balance
    +me dit|disent|disait|disaient|repete|repetent|traite|traitent|crie|ecrit|ecrivent
    +mont dit|traite|traitee|ecrit|appele|crie
    +nous|on_ma a|ont? dit
    a|ont|avait dit|ecrit|crie|traite|hurle|commente
    dit|disent|disait|disaient|repete que?
    voix|messages|commentaires ~ disent|dit|tete|comme
    des choses|mots comme
    quand on te
    `,
  negations: 'ne pas jamais ni sans non ny nest nes',
  fillers:
    'un une le la les des de si tres trop vraiment juste qu que rien pauvre gros grosse petit petite sale putain complete total totale vraie vrai tellement completement toujours aussi bien d espece',
  never: `
    mourir|meurs|mort|morte|crever de rire|honte|faim|froid|chaud|ennui|soif|fatigue|sommeil
    ne te|vous ~ suicide|tue|pends pas
    te suicide|tue pas
    me tuer|tue au|a_la|de ~ travail|tache|travailler|rire
    celui|celle|gens|personne|quelquun|ceux qui ~ ta|te|tont ~ dit ~ %
    tu nes|nes|nest ~ pas ~ %
    tu_es|tes pas ~ %
    pour en finir avec ~ sujet|debat
    lettre de motivation
    `,
}
