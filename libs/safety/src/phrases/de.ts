import type { DangerPhrases } from '../detector.ts'

const NO_MORE =
  'nicht_mehr|nichtmehr|nichmehr|nich_mehr|nich_mer|net_mehr|ned_mehr|nimmer|nimma|nie_mehr|nie_wieder|nicht_langer|nicht_laenger|nicht_weiter'
const WANT = 'will|wil|mochte|moechte|mocht|moecht|wollte|wollt|mag|wui'
const SUICIDE = 'selbstmord|suizid|freitod|selbstmort|suizit|suzid|selbsmord'
const PILLS = 'tabletten|tablette|pillen|schlaftabletten|schlafmittel|medikamente|medis|packung|schachtel'
const HEIGHT = 'brucke|bruecke|dach|balkon|fenster|hochhaus|parkhaus|klippe|gelander|turm|stock'
const PERSON =
  'freundin|freund|sohn|tochter|bruder|schwester|mutter|mama|vater|papa|oma|opa|mann|frau|kind|kollege|kollegin|nachbar|nachbarin|mitbewohnerin|mitbewohner|ex|mitschuler|mitschulerin|schuler|schulerin|onkel|tante|cousin|cousine|junge|madchen|jemand|neffe|nichte|partner|partnerin'
const DAY =
  'heute|heut|morgen|nachher|gleich|jetzt|abend|nacht|danach|montag|dienstag|mittwoch|donnerstag|freitag|samstag|sonntag|wochenende'

export const de: DangerPhrases = {
  scripts: ['latin'],
  gap: 4,
  hopeless: `
    ich|kann|i kann? ${NO_MORE}
    halte|halt|ertrage|ertrag|schaffe|schaff|pack|packe|verkrafte|steh|stehe ~ das|es|alles|des|s ~ nicht|nich|net|nimmer|nimma mehr|langer|laenger|durch?
    ertrag|ertrage|schaff|schaffe|pack das|es|alles|des ${NO_MORE}
    alles|eh|doch ~ sinnlos|zwecklos|hoffnungslos|aussichtslos
    hat|macht|ergibt ~ kein|keinen sinn mehr
    ergibt|hat|macht nichts mehr ~ sinn
    welchen|was_fur_einen|was_hat|wo_ist ~ sinn
    keine|kein|ohne|null ~ hoffnung|zukunft|ausweg|perspektive|ausweg_mehr|kraft_mehr|lebensfreude
    hoffnung ~ verloren|aufgegeben|weg|tot
    nie ~ wieder? ~ gut|besser|glucklich|gluecklich
    nie wieder ~ gut|besser|glucklich
    es wird nie|nicht ~ besser|gut
    am ende meiner|mit_meinen|meiner? kraft|krafte|kraefte|kraften
    bin ~ am ende
    innerlich ~ tot|leer|kaputt|gestorben
    fuhle|fuehle ~ nichts|nix mehr
    nichts mehr ~ fuhle|spure
    licht am ende ~ tunnels|tunnel
    bin|war ~ nichts ~ wert
    bin ~ wertlos|nutzlos|uberflussig|versager|ballast|belastung
    falle|bin ~ zur|eine last
    weiss|weis ~ nicht|nich|nimmer mehr? weiter
    so ~ nicht|nimmer ~ weitergehen|weiter
    so nicht weitermachen|weitergehen|weiter
    mein leben ist ~ vorbei|gelaufen|kaputt|im_arsch|ruiniert|holle|scheisse|zu_ende
    hab|habe ~ aufgegeben
    gebe|geb ~ auf ich|alles
    will|mag ${NO_MORE}
    das|es ~ aufhort|aufhoren|vorbei_ist ~ will|soll
    hasse|hass mein|das leben
    selbsthass
    ${PERSON} ~ hat sich ~ umgebracht|getotet|erhangt|erschossen|aufgehangt|suizidiert
    ${PERSON} ~ hat|hatte ~ ${SUICIDE} begangen
    sich ~ ${PERSON} ~ umgebracht|erhangt|erschossen|das_leben_genommen
    ${PERSON} ~ hat ~ sich ~ leben genommen
    ${PERSON} ~ sich ~ leben genommen|nahm
    ${PERSON} ~ sich ~ umgebracht|erhangt|erschossen|zug_geworfen|brucke_gesprungen|in_den_tod
    durch|an ${SUICIDE} ~ gestorben|verloren|ums_leben
    ${SUICIDE} ~ verloren
    durch ${SUICIDE}
    ${SUICIDE} von|meines|meiner|deines mein*|unser*|${PERSON}
    verloren durch|an ${SUICIDE}
    `,
  present: `
    ${NO_MORE} leben|lebn|lebm|weiterleben|aufwachen|aufzuwachen|aufwache|wach_werde|wach_werden|existieren|existiere|da_sein|da_bin|da_ware|da_waere|dasein|hier_sein|am_leben|auf_dieser_welt|sein_will|sein_mochte|zu_leben|weiter_leben
    ich ~ ${NO_MORE} da|hier|am_leben war|ware|waere|sein_will|sein
    nicht existieren|existent
    kein|keine|keinen|null|ohne|wenig ~ lust|bock|kraft|wille|willen|mut|grund|sinn|lebenswillen ~ leben|lebn|existieren|weiterleben|weiterzuleben|zum_leben|lebens|dasein
    leben ~ satt|leid|uberdrussig|mude|muede
    mude|muede vom leben|zu_leben
    lebensmude|lebensmuede|todessehnsucht|todeswunsch|sterbewunsch|lebensuberdruss|lebensunwillig
    leben ~ lohnt|lebenswert|wert nicht|nichts|nimmer
    leben ~ kein|keinen ~ sinn
    sinn ~ im|am|zu leben ~ ${NO_MORE}
    fertig|abgeschlossen|durch mit dem|diesem|meinem|allem leben
    mit dem|diesem|meinem leben ~ abgeschlossen|fertig|durch|abschliessen
    mit allem abgeschlossen|abschliessen
    allem|meinem_leben|dem_leben|dem_allem|dem_ganzen ein? ende ~ setzen|machen|bereiten|setze|mache|setz
    mir|mich ~ leben ~ nehmen|nehme|zu_nehmen|genommen_hatte
    mich ~ umbringen|umbringe|umbring|umbringn|umzubringen|toten|toeten|zu_toten|erhangen|erhaengen|zu_erhangen|aufhangen|aufhaengen|aufzuhangen|erschiessen|zu_erschiessen|vergiften|ertranken|ertraenken|ersaufen|ausknipsen|auszuloschen|ausloschen|abmurksen|auflosen|aufloesen|suizidieren|wegmachen
    mich|mir um|das_leben zu bringen|nehmen
    bringe|bring|brachte ich? mich ~ um
    hange|haenge mich auf
    mir ~ was|etwas|wos ~ antun|antue|antu|anzutun|anzutuen|anzu_tun
    tu|tue ich? mir ~ was|etwas an
    mir|mich antun|anzutun
    mich|mir ~ geritzt|geritz|ritzen|ritze|aufgeritzt|zu_ritzen|svv
    ritze|ritz|schneide|verletze|verbrenne|verbrenn|schlage|ritzte mich ~ wieder|selbst|selber|jeden|fast|oft|immer|manchmal|absichtlich|heimlich|seit|um
    ritze|ritz|verletze|ritzte mich
    mir ~ selbst|selber|mit_absicht|absichtlich ~ weh|wehtue|wehtun|wehgetan|wehzutun|schmerzen
    tue|tu mir ~ weh|selbst_weh|selber_weh
    geschnitten|verletzt|verbrannt|weh ~ absichtlich|absicht|extra
    mich|mir ~ zu_verletzen|zu_schneiden|zu_ritzen|zu_verbrennen|weh_zu_tun|zu_bestrafen_mit
    arm|arme|armen|beine|bein|oberschenkel|unterarm|unterarme|handgelenk|handgelenke|pulsadern|haut ~ aufgeschnitten|aufschneiden|aufgeritzt|geritzt|ritzen|ritze|aufzuschneiden
    pulsadern
    arm|arme ~ verbrannt ~ absicht|absichtlich
    schnitte|narben|ritzwunden|schnittwunden ~ arm|armen|beinen|bein|gesehen|verstecken|verstecke|entdeckt|verdecken
    lange armel|aermel ~ ~ sommer|arme|sehen
    schlag|schlage|hau|haue|boxe|box|schlagen|hauen mir|mich ~ kopf|gesicht|selbst|selber|faust
    hau|haue|schlag|schlage|hauen|schlagen|knall|knalle ~ kopf gegen|an ~ wand|mauer|tur
    beiss|beisse|kratz|kratze mir|mich ~ hande|haende|hand|arm|arme|blutig|auf
    kratz|kratze|beiss|beisse ~ ~ bis ~ blutet|blut
    kippe|zigarette|feuerzeug|glut ~ auf|an ~ arm|haut|bein|handrucken
    bestrafe|bestraf|bestrafen mich ~ schmerz*|weh|hunger*|indem|selbst|verletz*
    selbstverletz*|svv|schneidedruck|ritzdruck|selbstverletzungsdruck
    sv|sg|sh ruckfall|rueckfall|druck|gedanken
    wieder sg|sv
    ${SUICIDE} gedanken|begehen|begehe|machen|losung|ausweg|gedanke|option
    ${SUICIDE} ~ nachgedacht|denke|gedacht|nachdenke|das_beste|begehen|zu_begehen|einziger_ausweg
    denke|denk|dachte|denken|gedacht|gedanke|gedanken|uberlege|ueberlege|fantasien|wunsch|nachdenken ~ an|uber|ueber|nach|zu|von ~ ${SUICIDE}|sterben|umzubringen|meinen_tod|mein_ende
    ich ~ ${SUICIDE}
    suizidgedanken|selbstmordgedanken|suizidal|suizidale|suizidalen|suizidalitat|suizitgedanken|suizitgedanke|selbstmordgefahrdet|suizidfantasien|selbstmordfantasien|suiziddruck|selbstmortgedanken
    wunsch|gedanke|gedanken|drang|lust|sehnsucht zu|nach|auf ~ sterben|tod
    sterben|tot wollen|zu_wollen
    ${WANT} ~ sterben|sterbn|steam|tot_sein|verrecken|krepieren|draufgehen
    ${WANT} ~ ich ~ sterben|tot_sein
    ich ~ sterben|tot_sein|umbringen ${WANT}
    sterben will|mochte|moechte ich
    dann ~ sterben
    stelle|stell|stelle_ich mir ~ vor ~ ~ sterben|tot
    stelle|stell mir ~ vor ~ tot|zu_sterben
    wie es|das ware|waere|war ~ tot|zu_sterben|zu_springen|nicht_mehr_da
    lieber|besser ~ tot|sterben|gestorben|nie_geboren
    am liebsten ~ tot|sterben|nicht_mehr|gar_nicht_mehr|nie
    ware|waere ich ~ tot|nie_geboren|nicht_mehr_da|weg
    ich ware|waere ~ tot|nie_geboren|nicht_mehr_da
    ich|endlich tot war|ware|waere
    wunschte|wuenschte|wunsch|wunsche|wuensche|wollte|wunscht ich? ~ tot|nie_geboren|gestorben|nicht_mehr|nie
    tot sein ~ besser|schon|ruhe|friedlich|klingt|ware|stell|wunsch
    tot ~ mehr wert
    nie|niemals geboren
    nie|nicht auf die|dieser|diese welt ~ gekommen
    hoffe|hoff|bete ~ ~ herz|es ~ aufhort|stehen_bleibt|stehenbleibt|einfach_passiert|nicht_mehr
    hoffe|hoff|bete|warte|wart ~ ich ~ sterbe|sterb|krebs|nicht_mehr
    einschlafen ~ das_wars|fur_immer|fertig|nie
    fur|fuer immer schlafen|einschlafen|weg|stille|ruhe|verschwinden|verschwunden|gehen
    schlafen|verschwinden|weg|gehe|geh|gehen|verschwinde|einschlafen fur|fuer immer
    warum|wieso|wozu|weshalb ~ am_leben|noch_hier|weiterleben|noch_leben|noch_atmen|atmen|noch_lebe|existiere
    beneide ~ tote|toten|verstorbenen|die_ruhe
    liegt da und ~ ruhe
    ohne mich ~ besser|leichter|einfacher|glucklicher|gluecklicher|ruhe|schoner|ruhiger|entspannter|bessere|bessres
    besser|leichter|glucklicher|gluecklicher|einfacher|schoner ~ ohne mich
    besser ich bin|war|ware|waere|gehe|geh|verschwinde|sterbe
    besser ~ wenn es mich nicht
    wenn ich ~ tot_war|tot_bin|tot_ware|tot_waere|weg_war|weg_ware|weg_waere|nicht_mehr_da|nicht_mehr_bin|nicht_mehr_lebe|nicht_mehr_leben|verschwinden_wurde|gestorben_war
    mich ${NO_MORE} gabe|gaebe|gibt|geben
    wenn ich sterbe ~ ~ leben|ruhe|besser|endlich|egal|weint|vermisst|froh|frei|erleichtert
    niemand|keiner|keinem|niemandem|keine_sau|wer|niemanden ~ merken|auffallen|weinen|interessieren|fehlen|bemerken|stort|storen|weint|merkt|interessiert ~ wenn ich ~ weg|tot|sterbe|sterb|nicht|verschwinde|verschwinden|gestorben
    niemand|keiner ~ mich ~ vermissen|vermisst|vermisse
    mich ~ vermissen|vermisst ~ niemand|keiner|keine_sau
    mich ~ niemand|keiner ~ vermissen|vermisst
    merkt|merken|auffallt ~ ich ~ weg|tot|verschwunden
    ${WANT} einfach|nur|nur_noch|gern|spurlos|bloss? verschwinden|weg_sein|ausgeloscht_sein
    am liebsten ~ verschwinden|weg_sein|unsichtbar
    ich ~ aus meinem|dem leben verschwinden|scheiden
    sich ~ ausknipsen|wegzaubern
    weg weg
    alles ~ aufhort|aufhoren|aufhoeren|vorbei|endet|ein_ende ~ will|soll|mochte|ist|hat
    ${WANT}|wunsche|wunschte|soll|solls ~ dass|das ~ alles ~ aufhort|vorbei|endet|ende
    soll ~ aufhoren|aufhoeren|vorbei_sein|enden ~ alles
    will ~ dass ~ vorbei|aufhort|endet
    nur noch einen|den|diesen ausweg|weg|losung
    schluss|ende|vorbei|aus mit mir|dem_leben|meinem_leben|allem
    mache ich? ~ schluss
    ich mach ~ schluss
    mach ich ~ schluss
    will|werde|mochte ~ schluss machen
    genug|lang_genug|lange_genug|zu_lang|zu_lange gelebt
    jahre ~ reichen|reicht|genug ~ ~ leben|gehen|sterben
    jahre leben ~ reichen|genug
    mit ~ leben|allem ~ fertig
    mochte|will|darf ~ gehen durfen|duerfen|lassen
    gehen durfen|duerfen
    alter|aelter als ~ wollte|werde|werd|will ich ~ nie|nicht
    ich mich ~ trau|traue zu gehen|springen|sterben
    nie|nicht|nimmer ~ erleben ~ beschlossen|will
    angst vor mir selbst|selber
    stimme|stimmen ~ sagt|sagen|flustert ~ spring|tu_es|mach_es|bring|stirb|sterben|mach_schluss
    lenkrad ~ reissen|rumreissen|herumreissen|rumreisse|verreissen|loslassen
    ich|will|wurde|werde|mochte|konnte|soll ~ von|vom|aus|vor ~ ${HEIGHT}|zug|bahn|ubahn|lkw ~ springen|spring|springe|sturzen|werfen|werfe|schmeissen|fallen
    ${HEIGHT} ~ denk|denke|denken|daran|dran ~ ~ springen|runter|spring
    vor den|einen|die|nachsten zug|bahn|ubahn|sbahn|lkw|laster ~ werfen|werf|werfe|springen|springe|spring|schmeissen|schmeisse|legen|laufen|laufe
    zu tode|tod hunger*|saufen|saufe|sauf|trinke|trinken|fresse
    uberdosis|ueberdosis
    insulin ~ absichtlich|extra|falsch|absicht
    esse|ess ~ ~ hoffe|hoff ~ ~ aufhort|sterbe|umkippe
    wie sterbe|sterb ich
    wie|kann_man bringt|bringe|bring man|ich sich|mich ~ um
    schmerzlos|schmerzfrei|ohne_schmerzen|schmerzloser ~ sterben|gehen|tod|zu_sterben|umbringen|zu_gehen|weg
    sterben|sterbe|sterb ~ ohne ~ schmerzen|weh|leiden|qualen
    schnellste|schnellster|einfachste|leichteste|sicherste|beste ~ weg|art|methode|moglichkeit ~ sterben|zu_sterben|umzubringen|suizid|tod
    abschiedsbrief|abschiedsbriefe
    man ${NO_MORE} aufwacht
    ichwillsterben|ichwilsterben|willsterben|ichmagnichtmehrleben|ichwillnichtmehrleben
    es ~ beenden ${WANT}|werde|werd
    ${WANT} es ~ beenden
    suiziddrang|suizidplan|suizidplane|selbstmordplane
    i mog|mag|wui nimma|nimmer lebn|leben|do_sei
    ned mehr lebn
    hoffe|hoff|bete ich? ~ ~ mich ~ auto|bus|lkw|zug|blitz|bahn ~ erwischt|uberfahrt|ueberfahrt|trifft|erfasst|umfahrt
    hoffe|hoff|bete ~ flugzeug|flieger ~ absturzt
    wieder aufgewacht ~ schade|leider|enttauscht|mist
    enttauscht ~ aufgewacht
    schade dass ich ~ aufgewacht|lebe|noch_da
    einzige was mich ~ beruhigt|trostet
    gedanke an den|meinen tod ~ ~ beruhigt|trost*|schon|schoen|angenehm
    schau|schaue ~ nicht mehr ~ strasse|links|autos
    ohne zu schauen uber die strasse
    hatte|haette mich ~ abtreiben|abtreiben_sollen
    aufhoren|aufhoeren zu existieren|leben|atmen|sein
    horen auf zu existieren
    reichen|reicht|langt mir ~ leben
    leben|welt|erde reicht|langt mir
    mehr ~ brauche|brauch|will ich nicht von diesem|dem|meinem leben
    dann eben|halt|lieber sterben|tot
    kampfe|kaempfe ~ dagegen an ~ mir|mich
    dagegen mir nichts anzutun
    nichts anzutun
    ware|waere ich|es erleichtert ~ sterbe|krebs|tot
    krebs ~ ware|waere ich erleichtert
    wartet|warte|wart ~ nur ~ drauf|darauf ~ ~ vorbei|ende|sterbe|tod
    ruhe vor mir|allem|dem_leben
    ewige|ewig ruhe|schlaf|schlafen|frieden
    wegsein|nichtsein|nicht_sein
    ins|in_das nichts
    ich will ins nichts
    uberlebt|ueberlebt ~ schade|leider|warum
    welt ~ ohne mich ~ weiter|besser|leichter|dreht
    nicht mehr|langer zur last
    nie wieder|nicht_mehr zur last fallen
    druck|drang|wellen ~ schneid*|ritz*|verletz*|klinge
    hungern ~ bis ~ nichts|tot|verschwinde|weg
    verhungern ~ will|lassen|einfach
    gas geben und|gegen ~ baum|wand|nicht
    ins lenkrad greifen
    nicht ~ am leben bleiben|sein ~ will|mochte
    kein teil ~ dieser welt
    welt nicht gemacht ~ bin|mich
    ich ~ ~ sterben|verrecken|krepieren|tot_sein
    sterben|sterb ~ ~ ruhe|ausruhen|frieden|erlosung|schlafen|schon|schoen|leichter|besser
    meine|meiner|eigene|eigenen beerdigung|beisetzung|trauerfeier
    mein begrabnis|grab|sarg
    an meinem grab|sarg
    fur|fuer immer ausruhen|ruhen
    ewig|ewige|ewigen ~ ruhe|frieden|schlaf
    ich mich ~ geschnitten|geritzt
    mich|mir ~ geschnitten
    geschnitten ~ ~ blut*
    enttauscht|enttaeuscht|traurig|schade|mist|leider ~ ~ aufgewacht|aufwache|wach|weitergeht|lebe|uberlebt
    lenkrad ~ los|loslassen|losgelassen
    nirgendwo|nirgends ~ sein
    weg|fort von dieser|der welt|erde
    bin ich weg von|nicht_mehr_auf
    diese|dieser welt|erde ~ verlassen|verlasse
    warum ~ ich|bin ~ noch|immer_noch hier|da|am_leben
    warum ~ aufgewacht|geboren
    nicht gebraucht ~ sterben|weg
    wurde|wuerde|konnte ~ es ~ alles? beenden
    hab|habe ~ keine kraft ~ leben
    ich|mein ~ nicht ~ lebenswert
    dem tod ~ naher|naeher|freund
    will ~ ~ ~ ende ~ leben
    weiterleben ~ nicht|sinnlos|grund|qual
    will|mochte|kann nicht|nimmer ~ weiterleben
    tot umfallen|umfalle
    umfalle und ~ tot|weg
    unheilbar ~ ~ froh|erleichtert|gut
    ich ~ ~ mich|mir ~ ~ umbringen|antun|umzubringen
    ${NO_MORE} zu_existieren|zu_sein|da_zu_sein|leben_muss|leben_mussen|atmen|aufstehen_mussen|funktionieren_mussen
    verdiene|verdien ~ schmerz*|strafe|qualen
    totsein|ableben|nichtsein
    nie gewesen|existiert|da_gewesen
    knopf ~ ~ gedruckt|aus|weg|nie
    leben ~ ~ strafe|qual|gefangnis|last|folter
    ohne es zu tun
    es ~ nicht getan ~ heute|noch
    mich|uns ~ nicht mehr an
    anschnallen|angeschnallt ~ egal|hoff*|passiert
    zigarette*|kippe*|feuerzeug ~ ~ arm|armen|haut|bein*
    arm|arme|hand|hande ~ bis ~ lila|blau|blut*
    fuge|fuge_ich ~ mir|sie_mir schmerz*|wunden|zu
    ich ~ ~ ~ zu atmen mude|satt|leid
    hatte ~ mich ~ nehmen|treffen|holen sollen|konnen
    lieber ich ~ statt|als|gestorben
    ware|waere ~ ich ~ gestorben|damals_gestorben
    aus ~ versehen ~ auf_der_welt|geboren
    keinen|kein grund ~ ~ leben|am_leben
    nur noch wegen|fur|fuer ~ am_leben|da|hier|lebe
    lebe|leb|am_leben ~ nur noch? ~ wegen|fur|fuer
    zwangsgedanken ~ sterben|umbringen|antun
    keine ~ angst ~ vor_dem_tod|vorm_tod|zu_sterben|vorm_sterben
    mitleben|vor_mich_hinvegetieren
    existiere nur|bloss noch
    kms ernsthaft|wirklich|echt|jetzt|heute|gleich|bald|diesmal
    will|werde|mich ~ kms|unalive|unaliven
    unalive klingt|ware|sein
    mich nicht|nie|nimmer gabe|gaebe|gibt|gegeben
    zu existieren
    ich ~ existiere|existieren
    nicht_mehr|nimmer|nicht_laenger|nicht_langer auf dieser|der|diesem ~ welt|erde|planeten
    ${NO_MORE} ~ auf_dieser|in_dieser welt|erde
    wenn ich ~ ~ sterbe|sterb|tot_bin|verrecke|krepiere
    sterbe|sterb|tot|weg_bin ~ ~ ruhe|gefallen|besser|erleichtert|froh|glucklich*
    voller|voll|uberall schnitte|schnitten|narben
    schnitte|schnitten|narben ~ ~ sommer|armel|bein*|arm*|verstecken|niemand|keiner|verdecken|jacke
    verbrenne|verbrenn|verbrannt mich|mir
    mich|mir ~ mit ~ feuerzeug|zigarette*|bugeleisen|klinge|rasierklinge|messer|zirkel|schere
    trau|traue mir ~ ~ selbst|selber nicht
    lebensversicherung|sterbeversicherung ~ ~ mehr|wert|als|ausgezahlt
    lebend|lebendig ~ ~ aus|nicht_mehr|schaffe
    werd|werde ~ keine 18|20|21|25|30|40
    mir ~ ~ was|etwas zu_tun|anzutun|tun|tue|antun_will
    alles ~ ~ beenden|zu_beenden
    beenden ~ ~ will|mochte|werde|wurde
    es endet|beenden ~ heute|bald|jetzt
    nicht aufwache|aufwachen|aufwachte
    morgen nicht ~ aufwache
    kein ~ mensch ~ mehr|brauch* ~ sterben
    gar nicht ~ erst ~ geboren
    kein leben mehr
    die welt ~ ohne mich
    mein tod|ableben|sterben|ende
    mit mir ~ ende|zu_ende|schluss|ist_es_aus
    aus dem leben
    `,
  acute: `
    abschiedsbrief|abschiedsbriefe ~ geschrieben|fertig|liegt|liegen|verfasst|bereit|schon
    schreibe|schreib|habe|hab ~ abschiedsbrief|abschiedsbriefe
    briefe ~ kinder|eltern|familie|alle|freunde ~ fertig|geschrieben|schublade|liegen
    das|dies|hier ist|wird|war mein|meine ~ letzter|letzte|allerletzter|allerletzte|letztes post|beitrag|nachricht|text|worte|eintrag|story|lebenszeichen|abend|nacht|tag_auf
    lebt|leb wohl
    ihr|du das|dies|hier|es lest|liest ~ bin ich ~ weg|nicht_mehr|tot|fort|gegangen|schon
    bevor ich es|gehe|geh|mich tue|tu|mache|mach|beende|fur_immer|umbringe
    habe|hab|ich ~ alles|sachen ~ verschenkt|weggegeben|hergegeben ~ ~ brauch|brauche|wichtig
    verzeiht|vergebt|verzeih mir ~ besser so|ohne|fur_alle|dass_ich_gehe
    besser so fur|fuer ~ alle
    sagt|sag ~ mama|papa|kindern|eltern|ihr|ihnen ~ ich ~ lieb|liebe
    passt|kummert|kuemmert|schaut ~ bitte ~ ~ wenn ich ~ weg|nicht_mehr|gegangen|tot
    testament liegt
    seil|strick|rasierklingen|klingen|schlinge ~ gekauft|besorgt|bestellt|geknupft|hangt|bereit
    kaufe|besorge ~ seil|strick
    ${PILLS} ~ gesammelt|sammle|gehortet|horte|vor_mir|in_der_hand|neben_mir|starre|schau|schaue|anschau
    sammle|sammel|horte|hebe|spare ~ ${PILLS}
    pillen|tabletten|medikamente ~ die|alle ~ im_haus|zuhause
    hab|habe|hatte|gerade|grad|eben ~ alles|alle|zu_viele|zu_viel|haufen|ganze|ganzen ~ geschluckt|eingeworfen|tabletten_genommen|pillen_genommen|packung_genommen|medikamente_genommen|auf_einmal_genommen
    ${PILLS} genommen|geschluckt ~ viele|alle|zu_viele|zu_viel|und_mir|schlecht|schwindlig
    nehme|nehm|schlucke|schluck|nehmen|schlucken jetzt? alle|alles|ganze|die_ganze ~ ${PILLS}
    alle|ganze|ganzen|alles ~ ${PILLS} ~ nehmen|nehme|nehm|schlucken|schlucke|genommen|geschluckt
    alles|alle auf einmal nehme|nehm|nehmen|schlucke|schlucken
    steh|stehe|sitz|sitze|bin|lieg|liege ~ auf|am|an|uber|neben ~ gleis|gleisen|gleise|klippe|gelander|fensterbrett|abgrund|fenstersims|schienen|brustung
    steh|stehe|sitz|sitze|bin ~ auf|am|an ~ ${HEIGHT}|bahnsteig ~ ~ runter|springen|springe|schritt|beine|trau|traue|uberlege
    sitz|sitze auf dem dach
    steh|stehe auf der|einer|ner brucke|bruecke
    nachsten|naechsten zug ~ schritt|spring*|werf*|vor
    rasierklinge|klinge|skalpell ~ hand|haut|handgelenk|arm|vor_mir|neben_mir|pulsader
    strick um|schlinge_um|seil_um ~ hals
    wie viele|viel|vill ~ ${PILLS}|davon ~ ~ aufwach*|sterben|sterbe|tot|stirbt|tod|todlich|umzubringen|braucht|brauche|brauch
    reicht|reichen|genugt|genuegt|langt das|die|eine|meine|diese|es ~ ~ ${PILLS}|uberdosis|sterben|alles_auf_einmal|auf_einmal
    reicht das ~ ~ ~ nehme|nehmen|schlucke
    genugt|genuegt|reicht eine|die|diese packung|dosis|schachtel|flasche
    ${PILLS} ~ reichen|ausreichen|genugen|ausreichend|reicht
    stock|etage|brucke|dach|hohe ~ hoch genug
    hoch genug ~ sterben|springen|tot|runter
    versucht|versuchte|versuch|probiert mich|mir ~ umzubringen|zu_toten|zu_nehmen|zu_erhangen|aufzuhangen|nehmen
    mich umbringen versucht
    suizidversuch|selbstmordversuch|suizitversuch|suizidversuche
    magen ~ ausgepumpt|auspumpen
    nach meinem versuch
    wollte|wollt ich ~ springen
    ich wollte|wollt ~ springen
    geschluckt|genommen ~ ~ aufgewacht|uberlebt
    bin immer noch da|hier|am_leben ~ keiner|niemand
    nicht mal sterben|umbringen
    es gestern|heute|vorgestern|letzte_nacht versucht
    ${DAY} ~ mich ~ umbringen|umzubringen|erhangen|toten
    ${DAY} ~ bring|bringe|mach|mache|beende ich ~ mich_um|schluss|ende
    bring|bringe ich mich ${DAY}|am|diese|noch
    mich ~ ${DAY} ~ umbringen|umzubringen|toten
    ${DAY} ~ sterbe ich
    ${DAY} ~ werde|werd ich ~ sterben|springen|nicht_mehr_leben|nicht_mehr_da
    wenn alle|keiner|niemand ~ ~ ~ mach|mache|tu|tue ich es
    weiss|weis genau|schon ~ wann|wo|wie und|wo|wann|wie wo|wann|wie
    geplant ~ wer mich findet|finden
    wer mich ~ findet|finden
    plan und ~ alles ~ brauch*
    plan ~ umzubringen|zu_sterben|suizid
    gekundigt|aufgelost ~ ~ datum steht
    geh|gehe|fahr|fahre|lauf ~ zu|an|auf|zum|zur ~ gleisen|gleise|brucke|bruecke|klippe|schienen|bahnubergang ~ ~ wars|ende|schluss|springe|spring|vorbei
    gebe|geb mir noch ~ ~ ende|schluss|weg|mit_mir
    muss ich nie|nichts wieder|mehr ~ fuhlen|fuehlen|spuren|ertragen
    halte|halt ~ ~ durch ~ dann|danach gehe|geh|sterbe|bring
    ist es ~ soweit ~ keine angst
    alles ~ vorbereitet ~ sterben|gehen|tod|suizid
    fehlt ~ mut ~ ~ springen|sterben|beenden|zu_tun
    hat ein|eine|das|die gewehr|pistole|waffe ~ ~ ~ weiss ~ schlussel
    gewehr|pistole|waffe ~ schrank ~ ~ schlussel
    ${PILLS} ~ ~ nachttisch|tisch|bett ~ ~ ~ schau|schaue|starre|sie_an|an
    auf der anderen seite ~ sehen
    schuhe ausgezogen ~ brucke|fluss|ufer|wasser
    steine in ~ taschen|jacke
    niemand|keiner mich ~ rettet|retten|aufhalt|findet
    vor ~ gestern|tagen|stunden ~ versucht ~ umzubringen|leben
    in meinem abschied*|testament
    ein letztes mal ~ gesehen|gehort|umarmt|stimme|mama|sehen|horen ~ 
    letztes weihnachten|abendessen|mal_geburtstag
    wenn ~ hund|katze|mutter|mama ~ tot|stirbt|nicht_mehr_ist ~ gehe|geh|folge|bin ich ~ 
    ist ~ mein letzter|letztes|letzte tag|abend|nacht|sonnenuntergang|fruhstuck
    ins wasser ~ leid|nicht_mehr_raus|nie
    nicht mal das ~ hin|geschafft|klappt
    ast|seil|strick|gurtel|haken ~ gerissen|abgebrochen|gehalten
    es hat nicht geklappt|funktioniert
    uberlegt ~ ~ keiner|niemand zuhause|daheim|da
    stock|etage|stockwerk reicht|hoch_genug|genug
    genommen ~ ~ sterbe|sterben|tot|gestorben
    sterben|sterbe ~ ~ genommen|geschluckt|tabletten|pillen|alkohol|mische
    wie lange ~ ~ ~ stirbt|sterben|tot_ist|tot
    misch|mische|mischt|mix ~ ${PILLS}|alkohol
    frist ~ gesetzt
    mir ~ frist
    nach|bis ~ weihnachten|geburtstag|hochzeit|beerdigung|silvester|prufung ~ mach|mache|tu|bring|bringe|gehe|geh|sterbe ~ ich|ichs|es
    bin|sitz|sitze|steh|stehe ~ auf ~ dach|hochhaus|turm|gelander|brucke
    gleisen|schienen|bahnsteig ~ ~ nachsten|naechsten zug
    mein|meine letzter|letzte|letztes abend|nacht|stunden|stunde|tag|fruhstuck|nachricht|worte
    mich ~ ~ verabschieden
    verabschiede ich mich|mich_hiermit
    !danke ~ alles|alle ~ ~ ~ wenn ich|nicht_mehr|gehe
    kummert|kuemmert|passt euch|auf|bitte ~ meine|meinen|mein ~ katze|hund|kinder|tochter|sohn|kater|mama
    heute|morgen|jetzt ist ~ der tag
    endlich tu|mach|mache|tue ich|ichs es?
    hab|habe es ~ wieder|nochmal|gestern|nochmals|heute|schon_wieder versucht|probiert
    wieder versucht ~ leben|umzubringen|nicht
    nicht ~ funktioniert|geklappt ~ ~ nicht mal|einmal
    nicht mal|einmal dazu|dafur|das|dafuer ~ tauge|gut|fahig|hin|geschafft
    versucht|versuch ~ ~ gefunden|gerettet|uberlebt|aufgewacht
    stirbt dann ~ ich
    ${PILLS}|seil|strick|rasierklinge|klinge|klingen|pistole|waffe|gift ~ ~ beruhigt|versteckt|bereit|neben_mir|in_der_hand|vor_mir|zittere|zitter
    seil|strick|rasierklinge|klinge|pistole|gift liegt|hangt|wartet|in_meiner
    morgen spring|springe
    gebt|gib nicht ~ ~ schuld
    gebt|gib ~ nicht ~ die_schuld
    machts|mach_es|machs gut ~ ~ immer|alle|leben|danke
    wenn ich es ~ getan|hinter_mir
    schuhe ausgezogen
    sie|waffe|pistole ist geladen
    ist geladen
    ganz|tief ~ schneide|schneiden|tiefer
    geht ~ nicht_mehr ~ hort ~ auf ~ blut*
    kein zuruck mehr
    findet ~ brief|zettel|mich
    seil|strick|klinge|rasierklinge|pistole|tabletten ~ ~ im_auto|tasche|rucksack|kofferraum|unter_dem_kissen|unterm_kissen|nachttisch
    noch ~ tage|stunden|wochen ~ ~ ~ leiden|vorbei|ende|frei|ruhe|erlost
    alkohol|wodka|whisky|wein ~ ~ ${PILLS}
    ${PILLS} ~ ~ zusammen|alkohol|wodka|whisky|runter
    `,
  method: `
    sag|sage|schick|schicke|erklar|erklare|schreib|schreibe|zeig|zeige|verrate dir|euch ~ ~ nehmen|sterben|methode|schmerzlos|stirbt|umbringt|schluckt|sicher_klappt
    dir|euch ~ sagen|schicken|zeigen|erklaren|besorgen|verkaufen ~ ~ schmerzlos|sterben|nehmen|schnell|stirbt|umbring*
    dir|euch schicken|besorgen|verkaufen ~ schnell|sicher|schmerzlos
    lass|lasst es|uns_es uns? ~ zusammen|gemeinsam|heute ~ machen|tun|beenden
    zusammen|gemeinsam|miteinander sterben|umbringen|springen|aus_dem_leben|in_den_tod|uns_umbringen
    mit mir ~ zusammen? ~ sterben|in_den_tod|springen|umbringen
    suche|such|suchen ~ jemand|jemanden|leute|partner|wen ~ ~ sterben|gehen|umbringen|suizid|tod
    sterbepartner|suizidpartner|selbstmordpartner|suizidpakt|selbstmordpakt|sterbepartnerin
    seite|shop|link|adresse|typen ~ wo|der ~ zeug|mittel|stoff|pulver ~ bestell*|kauf*|bekommt|verkauft
    so viele|viel musst|brauchst|nimmst du
    musst|brauchst du ~ nehmen ~ ~ klappt|sicher|tot|stirbst|wirkt
    nimm ~ alle|alles|ganze ~ einmal|packung|tabletten|schachtel
    wachst du nicht|nimmer|nie mehr? auf
    wie es|man ~ schmerzlos|schmerzfrei ~ geht|macht|stirbt
    anleitung ~ sterben|suizid|selbstmord|macht|richtig|umbring*
    sicherste|beste|schnellste|sicherster|schnellster ~ methode|weg ~ ~ ist
    wie man es|sich ~ richtig|sicher macht|umbringt
    !will|mochte ~ mit mir ~ zusammen? sterben|springen|umbringen
    `,
  never: `
    sterbe|sterben|lache|lachen|tot|gestorben|verrecken vor|fur|fuer ~ lachen|langeweile|hunger|scham|durst|neugier|angst|hitze|kalte|aufregung|stuck|peinlichkeit|freude|mudigkeit
    totlachen|kaputtlachen|totgelacht
    bring|tote|erhang dich ~ nicht|nichts
    ich will ~ sterben lernen
    er|sie|es|wer|man will|mochte|wollte|wurde|konnte|mag|wolle ~ sterben|tot|nicht_mehr|nimmer|springen|verschwinden|weg|leben
    ${PERSON} will|mochte|wollte|wolle|mag ~ sterben|tot|nicht_mehr|nimmer|springen|leben
    ${PERSON} ~ sagt|schreibt|meint|sagte ~ er|sie ~ sterben|nicht_mehr|nimmer|umbring*
    er|sie ~ sterben|leben|umbringen will|mochte|wollte
    ${PERSON} hat|hatte|ist|redet|spricht|denkt|sei einen|oft|wieder|auch|starke|von|an|uber|immer? suizid*|selbstmord*|selbstverletz*|geritzt|abschiedsbrief*
    ${PERSON} verletzt|ritzt sich
    er|sie hat|hatte|ist|sei suizid*|selbstmord*
    ihre|seine|ihren|seinen|ihrem|seinem ~ suizid*|selbstmord*|abschiedsbrief*
    ein|eine|einem|einer ${PERSON} ~ suizid*|selbstmord*|abschiedsbrief*
    mir ~ einen|ihren|seinen abschiedsbrief ~ geschickt|geschrieben|geschickt|hinterlassen
    ${PERSON} hat mir ~ abschiedsbrief*
    sich|jemand|leute ~ umzubringen
    die|das|der|es|er|sie|wird|werden|wurde|wurden|wuerde|vater|mutter|eltern|mama|papa|chef|trainer|mann|ex will|wird|werden|wurde|wurden|wuerde|bringt|bringen|konnte|wollte|wollen mich
    bringt|bringen mich ~ um
    lachen mich ~ tot
    die|eltern|grosseltern nicht mehr leben
    nicht mehr ~ leben von|ohne_auto|ohne_handy
    man ~ nicht mehr existieren|leben
    nicht mehr aufwachen vom|um|wegen|so
    nicht mehr ~ da|hier sein muss|musst|mussen|brauch*
    immer weg|verschwinden von|aus|bei|in|nach
    gehe|gehen|weg fur immer nach|in|aus|von
    angst|angste|panik|todesangst ~ sterben|sterbe|nicht_mehr|zu_sterben|tot|gestorben|umkomme
    angst ~ nicht|nie mehr|wieder? aufzuwachen|aufwachen|aufwache
    was|und wenn ich ~ sterbe|nicht_mehr
    dachte|denke|glaub|glaube ich? ~ sterbe|ich_sterbe
    lieber tot als im|in_der|beim|am|in
    sterben|tot_sein|umbringen ~ will|mochte ich ~ nicht|nie
    keine|kein|nie|niemals|keinerlei|ohne ~ suizid*|selbstmord*|selbstverletz*
    nie ~ an|uber ${SUICIDE}|umzubringen
    nie ~ mich|mir|was|etwas ~ umbringen|antun|verletzen|umzubringen
    mir|mich ~ nie|nichts|nicht|niemals ~ antun|was|umbringen|an
    suizidgedanken|selbstmordgedanken habe|hab ich keine|nicht|nie
    selbstverletzung war|ist ~ nie|kein|nicht
    suizidgedanken ~ nebenwirkung|beipackzettel
    beipackzettel ~ suizid*|uberdosis
    bei|steht|warnung_vor|vor uberdosis|suizid|selbstverletzung
    vor selbstverletzung
    ${SUICIDE} fur|auf|beruflich|karriere
    beim ~ geschnitten|verletzt|verbrannt
    haare|haar|pony|fingernagel|nagel|hecke ~ geschnitten|schneide
    mir ~ haare|pony|nagel ~ selbst
    schneide|geschnitten mich|mir ~ haare|pony|nagel
    schluss ~ mit ihm|ihr|meinem_freund|meiner_freundin|meinem_mann|freund|freundin
    mit ihm|ihr|meinem|meiner|freund|freundin ~ schluss
    schluss mit ihm|ihr|dem|der|rauchen|alkohol
    vermissen auf|bei|in|im
    ohne mich ~ essen|mannschaft|team|feier*
    merken wenn ich in|im|auf|beim
    bis|muss|soll|musste ~ alle|ganze|viele ~ ${PILLS}
    muss|soll|darf|ich_muss ~ ${PILLS} ~ nehmen|trinken
    ${PILLS} ~ reichen|reicht bis|noch|fur
    ${PILLS} ~ helfen|vergess*
    personenschaden
    das|den|jeden ersten|letzten? tag uberleben
    mein letzter|letzte tag|woche|nacht in|im|bei|auf_arbeit|als|vor
    als|weil|wo|damals mich ~ geschnitten
    papier|glas|dose|brotmesser|kuche|zwiebel* ~ geschnitten
    glaube|glaub|dachte|denke|denk|befurchte ~ sterbe|sterben|muss
    sterben ~ alle
    alle|menschen|jeder|leute ~ sterben|sterbe
    verabschieden ~ flughafen|kollegen|schwester|zieht
    von ~ schwester|bruder|kollegen|klasse|team|haus|wohnung|stadt ~ verabschieden
    dachte|dachten ich ~ sterbe|sterben
    wenn ~ nochmal|noch_eine|noch_einmal|wecker|er|sie|meine ~ sterbe ich
    sterbe ich ~ wenn_er|wenn_sie|lol|haha
    ohne kaffee|handy ~ sterbe
    ich sterbe vor|immer|gleich|im_spiel
    sterbe ich wenn|vor|immer
    zum sterben ~ langweilig|schon
    sterben ~ zu helfen|begleiten
    beim sterben
    sterben gesehen|lassen|sehen
    liegt|im|lag ~ sterben|sterbebett
    ich denke|bin nicht ~ an ~ ${SUICIDE}|suizidal
    auf ~ stutze|mannschaft|lager
    keinen|woran|warum ~ ich ~ sterben|sterbe
    liedzeile|zeile|refrain|szene|theater ~ ~ ich|abschiedsbrief
    szene ~ abschiedsbrief
    schauspiel*|theater
    nicht ~ schuld ~ frag*
    jemandem|jemanden gesagt ~ nicht leben
    gesagt ~ er|sie ~ nicht leben
    ${PERSON} hat ~ gesagt ~ er|sie|nicht
    dass er|sie ~ nicht leben
    knopf ~ jacke|hemd|herd|hose
    ritze|ritz|schneide mich nicht
    fast gestorben
    angst|sorge|sorgen ~ wenn ich ~ sterbe
    was|und wenn|falls ich ~ ~ sterbe
    wer ~ kummert ~ wenn ich
    gibt es ~ mich nicht
    narben|schnitte ~ op|operation|kaiserschnitt|akne
    ende mit ihm|ihr
    schmerzen|schmerz ~ rucken|knie|zahn|kopf|regel*|op
    ${PILLS} ~ ~ zusammen ~ alkohol|vertragen|erlaubt|fest|party
    ist|sind|wird|werden|bist|noch ~ mein tod|ende
    `,
  about: `
    im|in_dem|in_der|der|dem|am|beim|ein|letzten|neuen film|filme|serie|buch|roman|krimi|manga|anime|theaterstuck|stuck|podcast|doku|oper|folge|staffel|spiel|horspiel|musical
    film|buch|roman|serie|song|lied|doku|artikel|gedicht uber|von|handelt|heisst|endet
    hauptfigur|hauptrolle|heldin|meine_rolle|protagonist|protagonistin|fanfiction|drehbuch|werther|romeo|julia|chor
    kennt ihr|jemand das|den|die lied|song|film|buch|serie
    boss|controller|healer|respawn|spawnen|level|zocken|konsole|playstation|raid|bungee|fallschirm|fallschirmspringen|zehner|sprungturm|turmspringen|freibad|trampolin|bungeejumping|kletterhalle
    nachrichten|zeitung|tagesschau|schlagzeile|statistik|statistiken|studie|geschichtsunterricht|referat|radio|parlament|bundestag|politiker|hitler|attentat|selbstmordattentat|selbstmordattentater|sterbehilfe|suizidhilfe|artikel
    zahl|rate der suizide|selbstmorde|suizidrate
    woran merkt|erkennt man
    jemandem|jemanden|freund|freundin ~ helfen ~ der|die|wenn_er|wenn_sie
    wie kann|soll ich ihm|ihr|meiner|meinem ~ helfen
    mache|mach mir ~ sorgen um ihn|sie|meine|meinen
    angst dass er|sie|mein|meine ~ sich
    droht|drohte|gedroht ~ sich ~ um
    er|sie tut|bringt sich ~ an|um
    liedzeile|refrain|songtext|theater|theatergruppe|szene|kurzgeschichte|novelle|fortnite|minecraft|gta
    `,
  past: `
    fruher|frueher|damals|als_teenager|als_jugendliche|als_jugendlicher|als_kind|in_meiner_jugend|jugend|pubertat
    vor ~ jahren|jahrzehnten|jahren_mal
    vor zehn|5|funf|fuenf|zwei|drei|vier|10|20|15|langer|vielen jahren|zeit
    letztes jahr ~ um|zeit|hatte|wollte|war
    mit 12|13|14|15|16|17|18|19 habe|hab|hatte|war|wollte ich
    vor meiner|der therapie|klinik|behandlung
    im studium|in_der_schulzeit|schulzeit|nach_der_scheidung|lange_her
    seit ~ jahren|monaten ~ keine|kein|clean|nicht_mehr_geritzt
    jahre|monate clean
    200*|201*|2020|2021|2022
    heute bin ich ~ froh
    `,
  negations: 'nicht nie niemals kein keine keinen ohne weder nix nichts nich net ned niemand',
}
