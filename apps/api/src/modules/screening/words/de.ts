import type { Words } from '../lexicon.ts'

export const de: Words = {
  scripts: ['latin'],
  gap: 4,
  danger: `
    mich|mir ~ umbringen|umbringe|umzubringen|toten|tote|erhangen|erhange|aufhangen|erschiessen|ritzen|ritze|vergiften|ertranken
    bringe|bring ich? mich um
    selbstmord|suizid ~ begehen|begehe|denken|denke|nachdenken|machen|versucht|versuch|gedanken
    ich ~ selbstmord|suizid
    selbstmordgedanken|suizidgedanken|suizidal|lebensmude|todessehnsucht|selbstmordversuch|suizidversuch|abschiedsbrief
    selbst verletzen|verletze|verletzung
    ritze|schneide|verletze mich
    selbstverletzung|selbstverletze
    mir|meinem|mein ~ leben ~ nehmen|beenden|ende_setzen|ende_machen|nehme
    mir das? leben nehmen|nehme
    ich ~ sterben|tot_sein|tot_ware|verschwinden_fur_immer ~ will|mochte|wurde|wollte
    ich will|mochte|wollte|wurde_gern|wurde_gerne|wunschte|wunsche ~ sterben|tot|nicht_mehr_aufwachen|nicht_mehr_da|nicht_mehr_existieren
    will|mochte|kann|wollte ~ nicht|nimmer mehr? ~ leben|weiterleben|aufwachen|existieren|weitermachen|hier_sein|da_sein|am_leben
    will|mag nicht_mehr|nimmer
    ich kann nicht_mehr|nimmer
    halte|ertrage|schaffe ~ das|es|leben nicht_mehr|nicht_langer
    will|werde|mochte ~ schluss machen|allem
    mache|mach ich? schluss
    will|mochte|wunsche ~ dass|das alles|es ~ aufhort|vorbei|endet|ende
    allem ein ende ~ setzen|machen|bereiten
    keinen|kein|ohne|sehe ~ grund|sinn|ausweg|lebenssinn ~ leben|mehr|weiter
    mein|das leben ~ keinen|sinnlos|nicht ~ sinn|wert|lebenswert
    leben hat ~ keinen sinn
    ohne mich ~ besser|leichter|glucklicher
    besser ~ ohne mich
    besser tot
    ware ich|ich_doch ~ tot|nie_geboren
    ich ware ~ tot|nie_geboren
    wenn ich ~ tot|nicht_mehr_da|weg|sterbe ~ ware|bin|wurde
    niemand|keiner wurde|wird ~ mich ~ vermissen
    mich ~ niemand|keiner vermissen
    verdiene ~ sterben|tod|tot
    springen|springe|sturzen ~ brucke|dach|zug|balkon|fenster|hochhaus
    von|vor ~ brucke|dach|zug|balkon|bahn ~ springen|werfen|springe|sturzen
    alle|packung|viele|ganzen ~ tabletten|pillen|schlaftabletten ~ genommen|nehmen|schlucken|geschluckt
    uberdosis
    pulsadern ~
    lebt wohl
    mein|meine|das_ist_mein ~ letzter|letzte|letzten ~ tag|nacht|post|brief
    hoffe ~ nicht|nie|nimmer mehr? ~ aufwache|aufzuwachen
    nicht mehr ~ aufwachen|aufwache
    morgen nicht mehr ~ da|leben
    `,
  harm: `
    bring|bringt dich|euch ~ um
    tote|erschiess|erhang|erhange|hang|hange|hang|ritz dich|dich_auf
    dich|euch ~ umbringen|erhangen|aufhangen|erschiessen|toten ~ solltest|musst|sollst|konntest|doch
    du solltest|musst|sollst|konntest|kannst ~ sterben|dich_umbringen|umbringen|verrecken|erhangen|tot_sein|springen
    solltest|musst|sollst du ~ sterben|dich_umbringen|umbringen|verrecken|erhangen
    !warum|wieso ~ bringst|erhangst|totest du dich ~
    stirb|verreck|verrecke|krepier|krepiere ~ endlich|einfach|doch|du|bitte
    stirb|verreck|verrecke|krepier
    geh|gehe ~ sterben
    hoffe|hoffentlich|wunsche ~ du|dir|dass ~ stirbst|verreckst|krepierst|tod|krebs
    nimm dir ~ das? leben|strick
    mach|mache ~ deinem_leben|schluss ~ ende|endlich|jetzt
    spring ~ brucke|dach|zug|balkon|fenster|endlich|doch
    ohne dich ~ besser|dran|leichter|glucklicher
    besser ~ ohne dich
    du warst|warest ~ besser tot
    niemand|keiner wird|wurde ~ dich ~ vermissen
    dich ~ niemand|keiner vermissen
    schneid|ritz ~ pulsadern|arme auf?
    trink bleiche|bleichmittel
    nimm|schluck ~ alle|packung|ganze ~ tabletten|pillen
    beste|einfachste|schnellste methode|weg|art ~ umzubringen|sterben|suizid
    ich helfe|helf dir ~ sterben|umzubringen
    tus|tu_es endlich|doch|einfach
    bring es hinter dich
    `,
  push: `
    tu_es doch|endlich|einfach|jetzt
    dann|los|und tu_es
    tus doch|endlich|einfach
    mach es|doch|schon|endlich|ruhig
    na los
    dann mach|tu|spring|geh ~
    traust dich ~ nicht|eh
    niemand|keiner halt ~ dich ~
    interessiert|juckt ~ niemanden|keinen|keine_sau
    aufmerksamkeit|aufmerksamkeitsgeil|wichtigtuer|wichtigtuerin
    egoistisch|egoist|egoistin|drama|dramaqueen
    hor auf ~ heulen|jammern
    heul ~ leise|doch|nicht
    stell dich ~ so? an
    reiss dich ~ zusammen
    nimm ~ strick|pistole|messer|seil|waffe
    strick|tabletten|brucke|zug|pistole ~ geht|besser|schneller|funktioniert
    zusammen|gemeinsam ~ sterben|gehen|machen
    lol|haha|hahaha
    tschuss
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
    `,
  insulted: `
    fick|fickt dich|euch
    verpiss|verzieh dich
    halt|haltet dein|die|deine|euer ~ maul|fresse|schnauze|klappe
    leck mich
    ich hasse dich
    du ekelst|kotzt|nervst mich|widerst
    du widerst|kotzt mich ~ an
    du bist ^ erbarmlich|peinlich|hasslich|dumm|blod|fett|nutzlos|krank|verruckt|lacherlich|eklig|widerlich|armselig|schwach|unfahig
    bist du ~ dumm|blod|behindert|bescheuert|gestort|dämlich
    wie dumm|erbarmlich|blod|peinlich bist du
    interessiert|juckt ~ niemanden|keinen|keine_sau ~ du|dein|deine
    kein wunder ~ dich ~ verlassen|hasst|betrogen|hassen
    bist selber|selbst|doch ~ schuld
    heul ~ leise|doch|weiter
    hor auf ~ heulen|jammern
    `,
  aims: `
    du bist|warst ^ %
    ihr seid ^ %
    bist ^ %
    du|ihr|dumme|dummer|dummes|blode|bloder|fette|fetter|hassliche|verdammte|elende|dreckige|scheiss|halts_maul|hallo|tschuss ^ %
    % wie dich|du|euch
    alle ^ % ~ vergasen|sterben|umbringen|raus
    `,
  insults: `
    idiot|idiotin|idioten|trottel|depp|vollidiot|arschloch|wichser|hurensohn|hure|schlampe|fotze|nutte|bastard|missgeburt|versager|versagerin|loser|opfer|spast|spasti|mongo|vollpfosten|dummkopf|schwachkopf|miststuck|drecksau|dreckstuck|schwein|sau|fettsack|kuh|ziege|abschaum|dreck|mull|parasit|feigling|penner|assi|asi|pisser|arsch|psycho|hackfresse|lusche|nichtsnutz|heulsuse
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
    `,
}
