import type { Words } from '../screening-matcher.ts'

export const de: Words = {
  scripts: ['latin'],
  gap: 4,
  harm: `
    bring|bringt dich|euch ~ um
    dich|euch ~ umbringen|erhangen|aufhangen|erschiessen|toten ~ solltest|musst|sollst|konntest|doch
    du solltest|musst|sollst|konntest|kannst ~ sterben|dich_umbringen|umbringen|verrecken|erhangen|tot_sein|springen
    solltest|musst|sollst du ~ sterben|dich_umbringen|umbringen|verrecken|erhangen
    !warum|wieso ~ bringst|erhangst|totest du dich
    stirb|verreck|verrecke|krepier|krepiere ~ endlich|einfach|doch|du|bitte
    stirb|verreck|verrecke|krepier
    geh|gehe ~ sterben
    hoffe|hoffentlich|wunsche ~ du|dir|dass ~ stirbst|verreckst|krepierst|tod|krebs
    nimm dir ~ das? leben|strick
    mach|mache ~ deinem_leben|schluss ~ ende|endlich|jetzt
    ohne dich ~ besser|dran|leichter|glucklicher
    besser ~ ohne dich
    du warst|warest ~ besser tot
    niemand|keiner wird|wurde ~ dich ~ vermissen
    dich ~ niemand|keiner vermissen
    schneid|ritz ~ pulsadern|arme auf?
    beste|einfachste|schnellste methode|weg|art ~ umzubringen|sterben|suizid
    ich helfe|helf dir ~ sterben|umzubringen
    tote|toete|erschiess|erhang|erhaeng|erhange|erhaenge dich
    hang|haeng|hange|haenge dich ~ auf
    hang|haeng dich auf|weg
    ritz|schneid dich ~ doch|weiter|auf|endlich|tiefer
    tus|tu_es endlich
    spring|springe doch|halt|endlich|einfach? von|vor|vom|aus ~ brucke|bruecke|dach|zug|balkon|fenster|hochhaus
    spring endlich|jetzt_endlich
    nimm|nehm|schluck|schlucke|friss ~ alle|packung|ganze|tabletten|pillen ~ tabletten|pillen|packung|schachtel|sei_still|einmal|ruhe|endlich
    schluck|schlucke|nimm ~ ganze|alle ~ packung|schachtel|dose|tabletten|pillen
    trink|sauf bleiche|bleichmittel|chlorreiniger
    familie|eltern|freunde|kinder|alle|welt ~ froh|erleichtert|besser|glucklicher wenn du ~ weg|tot|sterben|stirbst|verschwindest|warst
    worauf wartest du ~ noch? ~ brucke|zug|dach|strick|spring
    viel spass beim sterben|springen
    mach|mache endlich schluss
    das beste ~ wenn du ~ tot|weg|stirbst|gehst
    `,
  push: `
    dann|los|und tu_es
    niemand|keiner halt ~ dich
    interessiert|juckt ~ niemanden|keinen|keine_sau
    aufmerksamkeit|aufmerksamkeitsgeil|wichtigtuer|wichtigtuerin
    heul ~ leise|doch|nicht
    stell dich ~ so? an
    reiss dich ~ zusammen
    nimm ~ strick|pistole|messer|seil|waffe
    strick|tabletten|brucke|zug|pistole ~ geht|besser|schneller|funktioniert
    lol|haha|hahaha
    tu_es doch|endlich|einfach|jetzt|halt|ruhig
    tus doch|endlich|einfach|halt
    mach_es|machs doch|schon|endlich|ruhig|einfach|halt
    mach doch|schon|endlich
    dann mach|tu|spring ~ doch|halt|endlich|es
    na los spring|mach|tu
    spring doch|halt|jetzt|schon
    du? traust dich ~ nicht|eh|nie
    trau dich ~ feigling|memme|doch_mal|halt
    !heul|heult leiser
    !andere|anderen haben|geht ~ viel|weit|deutlich? schlimmer|schlechter
    stell dich ~ nicht ~ so? an
    !wer das|es ~ wirklich|ernsthaft|echt will|vorhat ~ redet|sagt|kundigt
    !wer ~ drohen|droht|redet ~ tut|macht es ~ nicht|nie
    !willst|wollt|will|brauchst ~ doch|nur|bloss ~ aufmerksamkeit
    drama|dramaqueen|theater
    so ein|was_fur_ein drama|theater|kindergarten
    hor auf ~ zu_heulen|rumzuheulen|zu_jammern|rumzujammern|mit_dem_theater
    egoist|egoistin|egoistisch
    tschuss dann|ciao
    !reiss|reisst dich|euch ~ zusammen
    !so ein|kein theater gemacht
    !fur|fuer dich ~ das|das_ware beste
    !ware|wars|war ~ das beste ~ dich|alle
    worauf wartest du noch
    !depressionen|depression|burnout|angste ist|sind ~ nur|bloss|eh ~ faulheit|einbildung|modeerscheinung|ausrede|mode
    !fruher hat|hatte|gab ~ keiner|das|es ~ theater|nicht
    zusammen|gemeinsam sterben
    `,
  harass: `
    niemand|keiner ~ liebt|mag|braucht|will|ertragt ~ dich
    dich ~ liebt|mag|braucht|will|wird ~ niemand|keiner
    dich mag|liebt|will|braucht eh? niemand|keiner
    alle hassen|verachten ~ dich
    jeder hasst|verachtet ~ dich
    ich|wir ~ bringe|bringen|mach|schlage|schlag ~ dich ~ um|fertig|kaputt|tot
    ich|wir werde|werden ~ dich ~ toten|finden|umbringen|vergewaltigen|schlagen|kriegen
    ich weiss|wir_wissen wo du ~ wohnst
    du ~ verdienst|verdient ~ vergewaltigt|geschlagen|leiden|tod|krebs|nicht_anders|nichts_besseres
    hoffe|hoffentlich ~ wirst|dich ~ vergewaltigt|geschlagen|krebs
    du bist ~ nichts_wert|wertlos|nichts|fehler|schande|ballast|last|niemand|uberflussig
    bist ~ nichts_wert|wertlos
    du hattest ~ nie|nicht ~ geboren
    deine|dich ~ mutter|eltern ~ abtreiben|abgetrieben
    selber|selbst schuld ~ vergewaltigt|geschlagen|missbraucht
    psychos|irre|verruckte|gestorte|kranke|leute wie du|dich ~ weggesperrt|eingesperrt|weg|anstalt|klapse
    gehorst|gehoerst ~ weggesperrt|eingewiesen|klapse|anstalt
    bist|bin_ich ~ nur|bloss eine|ne last|belastung|klotz
    `,
  insulted: `
    fick|fickt dich|euch
    verpiss|verzieh dich
    halt|haltet dein|die|deine|euer ~ maul|fresse|schnauze|klappe
    leck mich
    ich hasse dich
    du ekelst|kotzt|nervst mich|widerst
    du widerst|kotzt mich ~ an
    du bist ^ erbarmlich|peinlich|hasslich|dumm|blod|fett|nutzlos|gestort|lacherlich|eklig|widerlich|armselig|schwach|unfahig
    bist du ~ dumm|blod|behindert|bescheuert|gestort|dämlich
    wie dumm|erbarmlich|blod|peinlich bist du
    interessiert|juckt ~ niemanden|keinen|keine_sau ~ du|dein|deine
    kein wunder ~ dich ~ verlassen|hasst|betrogen|hassen
    bist selber|selbst|doch ~ schuld
    heul ~ leise|doch|weiter
    du? bist|doch ~ krank im|in_der kopf|birne|hirn
    hor auf ~ zu_heulen|rumzuheulen|rumzujammern
    `,
  aims: `
    du bist|warst ^ %
    ihr seid ^ %
    bist ^ %
    du|ihr|dumme|dummer|dummes|blode|bloder|fette|fetter|hassliche|verdammte|elende|dreckige|scheiss|halts_maul|hallo|tschuss ^ %
    % wie dich|du|euch
    alle ^ % ~ vergasen|sterben|umbringen|raus
    du|so_ein|dumme|blode|kleine|scheiss|elendes|erbarmliches opfer
    `,
  insults: `
    idiot|idiotin|idioten|trottel|depp|vollidiot|arschloch|wichser|hurensohn|hure|schlampe|fotze|nutte|bastard|missgeburt|versager|versagerin|loser|spast|spasti|mongo|vollpfosten|dummkopf|schwachkopf|miststuck|drecksau|dreckstuck|schwein|sau|fettsack|kuh|ziege|abschaum|dreck|mull|parasit|feigling|penner|assi|asi|pisser|arsch|psycho|hackfresse|lusche|nichtsnutz|heulsuse
    stuck scheisse|dreck|mull
    `,
  slurs: `
    schwuchtel|schwuchteln|kanake|kanaken|kanacke|neger|negerin|zigeunerpack|judensau|drecksjude|kampflesbe|transe|schlitzauge|kameltreiber|untermensch|untermenschen|spasti|krüppel
    scheiss jude|juden|turke|turken|auslander|araber|neger|zigeuner|muslime|schwule
    `,
  spam: `
    klick|klicke|klicken hier|sie|auf ~ gewinnen|gratis|link|kostenlos
    verdiene|verdienen sie? ~ euro ~ tag|woche|monat|stunde ~ hause|zuhause|leicht|online
    garantierte|garantierter gewinn|gewinne|rendite
    verdopple|verdoppeln dein|deine|sie|ihr ~ geld|bitcoin|einsatz
    du hast|sie_haben ~ iphone|gutschein|preis ~ gewonnen
    liebeszauber|partnerruckfuhrung
    viagra|cialis ~ rezept|rezeptfrei|gunstig|online
    kredit|sofortkredit ~ ohne_schufa
    `,
  offer: `
    klick|klicke|klickt hier|auf
    jetzt kaufen|bestellen|zugreifen|anmelden|sichern
    kauf|bestell jetzt|hier
    sonderangebot
    rabattcode|gutscheincode
    gratis|kostenlos testen|versand|probe
    schreib|schreibt|kontaktiere|melde ~ mir|mich|dich ~ whatsapp|telegram|privat|dm|pn
    whatsapp
    telegram
    folge|folgt mir
    link in ~ bio|profil
    besuche|besucht ~ meine|unsere|mein ~ seite|website|shop|kanal|profil
    abonniere|abonniert
    geld verdienen ~ online|schnell|hause
    passives einkommen
    von zuhause ~ arbeiten|verdienen
    beste preise
    `,
  report: `
    +hat|haben|hatte|hatten ~ mir|mich|zu_mir|uns ~ gesagt|genannt|geschrieben|beschimpft|geschrien|zugerufen
    +sagt|sagte|sagten|sagen|schrieb|schreibt|schreit|schrie|nennt|nannte|nannten|nennen ~ mich|mir|zu_mir|uns
    +mir|mich ~ gesagt|genannt|geschrieben|beschimpft|sagt|sagte|sagen
    sagt|sagte|sagten|gesagt|schrieb|schrieben|geschrieben|schreit|schrie|meinte|meinten|rief|kommentierte|genannt
    stimme|stimmen ~ sagt|sagen|kopf
    nachrichten|kommentare|sachen|satze|worte wie
    `,
  negations: 'nicht nie niemals kein keine keinen ohne weder nix',
  fillers:
    'ein eine einen der die das so sehr einfach nur echt doch wirklich total voll absolut kleiner kleine kleines fetter fette dummer dumme dummes blode bloder verdammte verdammter elende elender dreckige dreckiges hassliche richtiger richtige bloss halt eben immer auch schon ja mal selber selbst scheiss verfickte verfickter',
  never: `
    sterbe|sterben|lache|lachen|tot ~ lachen|langeweile|hunger|scham|gelacht|tot
    totlachen|kaputtlachen
    bring|tote|erhang dich ~ nicht
    wer|jemand|leute|niemand ~ dir ~ sagt|gesagt ~ %
    du bist ~ kein|keine|nicht|nie ~ %
    ich will ~ sterben lernen
    du warst|bist ~ das opfer|ein_opfer|opfer_von|nicht_der_tater
    dir|dass|wer|gefuhl|depression|depressionen|stimme|stimmen ~ sagt|sagen|einredet|einreden|lugen|gesagt ~ du|nichts|dich
    wer|niemand|leute|jemand ~ sagt|gesagt|meint ~ stell|reiss|heul
    nichts wert zu sein
    dich ~ opfer ~ genannt
    nicht|nie|keine ~ schuld
    denk|glaub|denke|glaube ~ nicht ~ schuld
    hang|haeng dich rein|nicht|ran
    fuhlst|fuehlst ~ als_ob|wie ~ last|%
    spring nicht|bitte_nicht
    tu es bitte? nicht
    mach|mache bitte? ~ nicht|keinen
    ich habe|hab|war|bin|mich ~ versucht|geritzt|gedacht
    tu es ~ nicht
    nimm|nehm ~ tabletten ~ wie|regelmassig|arzt|fruhstuck|morgens|abends
    `,
}
