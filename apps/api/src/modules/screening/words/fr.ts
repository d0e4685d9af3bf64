import type { Words } from '../screening-matcher.ts'

export const fr: Words = {
  scripts: ['latin'],
  gap: 3,
  harm: `
    suicide|tue|pends|bute|creve|flingue|scarifie toi
    suicidez|tuez|pendez vous
    va|vas|allez te? ~ pendre|crever|mourir|suicider|tuer|jeter|noyer
    va crever|mourir
    tu devrais|dois|devrait|ferais_mieux|peux|pourrais|aurais_du ~ mourir|crever|suicider|tuer|pendre|disparaitre
    !pourquoi tu ~ suicides|tues|creves|meurs|pends
    !quest ce_que ~ tu attends pour ~ suicider|crever|mourir
    jespere|souhaite que tu ~ meures|creves|crever|mourras|mourir|suicides
    mets|met fin a tes_jours|ta_vie
    ouvre|taillade|coupe toi? les veines|poignets
    tout_le_monde|monde|famille|on ~ mieux sans toi
    mieux sans toi
    tu serais mieux mort|morte
    tu ne? manqueras|manquerais a personne
    bois de_la_javel|leau_de_javel|javel
    meilleur|meilleure|facile|rapide moyen|facon|methode de|pour se|te|mourir ~ suicider|tuer|cest
    je peux taider|vais_taider ~ mourir|suicider|finir
    saute|jette_toi du|de|par|sous|dans ~ pont|fenetre|balcon|toit|train|rails|vide
    saute|jette_toi par la fenetre
    avale|prends|gobe|bouffe tous|toute|toutes|tout ~ medicaments|cachets|comprimes|somniferes|boite|boites|plaquette
    avale|gobe tout
    avale ~ boite|plaquette|cachets|comprimes ~ tais_toi|silence|paix
    personne ne? ~ te regrettera|regretterait|pleurera
    personne ne? tu ~ manqueras|manquerais
    tu ~ manqueras|manquerais a personne
    !finis|finissons en ~ une_bonne_fois|on_a_compris|tout_de_suite|maintenant|alors|et
    meurs|creve
    famille|parents|amis|enfants|monde ~ serait|seraient|sera ~ soulagee|soulages|soulage|contents|mieux|heureuse ~ sans_toi|si_tu|quand_tu|debarrasse*
    quest ce que|ke tu attends ~ pont|saute|corde|train|vas_y
    ferais mieux de ~ mourir|crever|disparaitre|sauter
    continue de|a te ~ couper|scarifier|affamer
    `,
  push: `
    personne ne? ~ empeche|retient
    tout_le_monde|on sen fout|fiche
    prends une? corde|pistolet|couteau|arme
    mdr|lol|ptdr
    bon debarras
    fais le
    fais le et ~ parle|plus|fini
    ta famille|tes_parents|tes_enfants serait|seraient soulagee|soulages|mieux_sans_toi|contents
    vas_y fais_le|saute|alors|cours|creve
    allez fais_le|saute|alors_vas_y
    saute|pends alors|donc|vite|toi
    tu noseras|oseras|tes_pas|nes_pas|es_pas ~ cap|jamais|pas
    pas cap
    t_es|tes pas cap
    !veux|veut|voulais|cherches|cherche|besoin ~ attirer|attention|lattention|quon_te_remarque|te_faire_remarquer
    !fais|fait|faire|joues|faisais ~ son|ton|ta|sa|linteressante|linteressant|comedie|cinema interessante|interessant|interessent|victime|drame
    linteressante|linteressant|drama_queen|comedie|cinema
    egoiste
    !arrete|arretez de ~ plaindre|chialer|chouiner|pleurnicher|ta_comedie|ton_cinema
    medicaments|corde|pont|train marche|efficace|plus_rapide
    !ceux|celui|quand qui|on ~ veulent|veut ~ vraiment ~ parlent|parle|disent|le_fait
    !il y a|ya|a_des_gens pire|plus_malheureux ~ que toi|ca
    !secoue|secouez|bouge toi|vous ~ peu|un_peu|cul
    !de mon|notre temps
    !ce serait|sera|ca_serait mieux|le_mieux pour ~ tout_le_monde|toi|tous
    !depression|anxiete|burn_out ~ cest|est|un_truc ~ faineants|faineant|flemme|invention|mode|faibles|flemmards
    !dans la|ta tete tout|imagination
    finis en
    on a compris
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
    fous|folles|malades|tares|cas comme toi ~ enfermer|interner|asile|piquer
    les|des fous|tares comme toi
    faut ~ enfermer|interner
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
    tu_es|tes|vous_etes ^ pathetique|nul|nulle|moche|laid|laide|bete|inutile|debile|folle|fou|ridicule|degueulasse|grosse|gros|pitoyable|chiant|chiante
    tes_problemes|de_toi ~ on sen fout|fiche
    personne ta demande|rien_demande
    cest pour_ca|normal que|quil|quelle ~ quitte|largue|trompe|deteste
    cest ta faute
    arrete de chialer|chouiner|pleurnicher
    tout|tout_ca est|cest de? ta faute
    tu_es|tes|es malade|derange|derangee dans|de la|ta tete
    tes|tu_es|tu_nes_quun|tes_quun une? ~ pauvre victime
    `,
  aims: `
    tu es|etes ^ %
    tes|tas_ete|vous_etes ^ %
    toi|espece_de|sale|gros|grosse|petit|petite|pauvre|bande_de|ferme_la|salut|degage ^ %
    vous les? ^ %
    % comme toi
    mort|mourir|morts aux|les %
    pauvre|petite|sale|espece_de|grosse victime
    pauvre|sale|gros|grosse|espece_de malade
    `,
  insults: `
    idiot|idiote|imbecile|con|conne|connard|connasse|conard|salope|salaud|salop|pute|putain|batard|batarde|encule|enculee|enfoire|abruti|abrutie|cretin|cretine|debile|attarde|attardee|mongol|triso|ordure|dechet|merde|minable|rate|ratee|looser|loser|grosse|porc|truie|vache|cafard|parasite|lache|clown|tocard|bouffon|bouffonne|cassos|sorciere|pourriture|crevard|trainee
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
    pas|rien|jamais ~ ta|votre faute
    ne|crois|penses|pense|croire|penser|dire|imagine pas|que ~ ta|votre faute
    que|dit|disent|croire|crois|depression|voix|sens ~ que tu|tes|tu_es
    qui te dit|disent|fait_croire|repete|souffle que tu ~ rien|poids|fardeau|personne
    as|ete|etais|avez|es ~ victime|victimes
    fais|faites|fait|faire|faites_tres ~ attention
    prends|prenez|pense ~ medicaments|cachets|traitement ~ comme|prescrit|prescrits|ce_soir|medecin
    celui|celle|ceux|gens|quelquun ~ dit|disent|disait ~ plaindre|comedie|interessante|interessant|secoue
    cherches|cherche|fais|veux|es pas|jamais ~ interessante|interessant|attention|egoiste|comedie
    pas de la comedie
    pas ~ egoiste
    ne saute|sautez|le_fais|fais pas|aucun
    ne le? fais|faites pas
    fais le pour toi
    en finir avec ~ honte|silence|culpabilite
    vas_y doucement
    jai|as|ai|aie|avais|ont|a|avait avale|gobe|pris
    nous|me|ma|mon ~ famille
    `,
}
