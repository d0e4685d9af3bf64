import type { DangerPhrases } from '../detector.ts'

const WANT =
  'voglio|vojo|vorrei|volevo|desidero|preferirei|preferisco|spero|bisogno|voglia|voja|sogno|merito|meriterei|dovrei|devo|desiderio|idea|intenzione'
const DIE = 'morire|mori|morì|crepare|morta|morto|farla_finita|finirla|schiattare'
const MYSELF =
  'suicidarmi|uccidermi|ammazzarmi|amazzarmi|impiccarmi|tagliarmi|spararmi|buttarmi_sotto|buttarmi_giu|buttarmi_dal|autolesionarmi|farmi_del_male|farmi_male|togliermi_la_vita|avvelenarmi|annegarmi|unalivarmi|levarmi_di_mezzo|togliermi_di_mezzo|sopprimermi'
const NOT_WAKE = 'svegliarmi|svegliare|svegliassi|risvegliarmi|alzarmi_mai|sveglio|svegliarsi'
const PILLS =
  'pillole|pastiglie|medicine|pasticche|medicinali|compresse|gocce|farmaci|sonniferi|scatola|scatole|confezione|flacone|blister'
const HEIGHT = 'ponte|finestra|balcone|tetto|davanzale|viadotto|palazzo|cavalcavia|scogliera|piano|cornicione|terrazzo'
const PERSON =
  'fratello|sorella|padre|madre|mamma|papa|babbo|figlio|figlia|marito|moglie|amico|amica|ragazzo|ragazza|cugino|cugina|zio|zia|nonno|nonna|collega|vicino|vicina|ex|coinquilina|coinquilino|compagno|compagna|prof|qualcuno|nipote|suocera|chi|bambino|bimbo'
const DAY =
  'stasera|stanotte|domani|oggi|adesso|ora|tra_poco|lunedi|martedi|mercoledi|giovedi|venerdi|sabato|domenica|presto|dopo|questa_notte'

export const it: DangerPhrases = {
  scripts: ['latin'],
  gap: 3,
  hopeless: `
    non|nn ce|c_e|ce|ne la|posso|lo faccio|piu|facio piu?
    non|nn ne posso|pozzo piu
    non|nn reggo|sopporto|resisto|tollero piu
    niente|nulla|piu_niente ha|a piu? senso
    non ~ ha|a|avere ~ senso
    che senso ha
    senso ha ~ tutto|vivere|vita
    tutto ~ inutile|finito|perso|vano|senza_senso
    tutto inutile
    nessun|alcun|senza|nessuna|ogni|piu futuro|speranza|via_duscita|prospettiva|uscita|sbocco
    perso ~ speranza|speranze
    non|nn vedo ~ futuro|uscita|fine|speranza|luce
    non andra|andare|sara|tornera|cambiera mai|piu ~ meglio|bene|niente|nulla|felice
    non cambiera mai
    fondo al tunnel
    vuota|vuoto|morta|morto dentro
    non valgo|servo ~ niente|nulla|a_niente
    sono un|una peso|fallimento|nullita|fallito|fallita|disastro
    non so piu ~ fare|andare|dove
    allo stremo
    cosi non ~ andare|puo|posso avanti|andare|continuare
    non riesco piu a ~ andare|tirare avanti
    andare avanti cosi
    la mia vita e ~ finita|rovinata|schifo|inferno|inutile
    gettato|getto|buttato la spugna
    mi sono arreso|arresa
    odio la mia? vita|me_stessa|me_stesso
    mi odio
    voglio ~ smetta|finisca
    ${PERSON} ~ si ~ suicidato|suicidata|ucciso|uccisa|ammazzato|ammazzata|impiccato|impiccata|buttato|buttata|sparato|sparata|tolto|tolta
    ${PERSON} ~ tolto|tolta la vita
    morto|morta|morti suicida|per_suicidio
    suicidio di|del|della ~ mio|mia|${PERSON}
    ${PERSON} ~ suicida
    a|al pezzi ~ non ~ piu
    `,
  present: `
    ${MYSELF}
    mi suicido|uccido|ammazzo|amazzo|taglio|tajo|impicco|suicidero|uccidero|ammazzero|sparo|faccio_del_male|faccio_male|autolesion*|tolgo_la_vita|tolgo_di_mezzo
    mi voglio|vorrei|devo|vojo|viene_da uccidere|ammazzare|suicidare|amazzare|tagliare
    ke mi uccido
    mi sto autolesionando|tagliando|facendo_del_male|facendo_male
    mi sono|so ~ tagliata|tagliato|tajata|tajato|bruciata|bruciato|lesionata|graffiata|picchiata|fatta_male|fatto_male|fatta_del_male|fatto_del_male|ferita|ferito|autolesionata
    ricominciato|ripreso a ~ farmi|tagliarmi|autolesionarmi
    facendomi|facendo del? male
    facendomi male
    mi taglio ~ braccia|sere|notti|polsi|gambe|cosce|giorni|ancora|quando
    i miei? tagli ~ braccia|visti
    visto|nascondo|nascondere|coprire ~ tagli|cicatrici|braccia
    maniche lunghe ~ ~ braccia|destate|estate
    vedere le mie braccia|gambe|cicatrici
    sbatto|batto|sbattere ~ testa ~ muro|parete
    mi prendo|do|tiro a|dei|i pugni|schiaffi|sberle
    mi mordo|graffio|gratto|pizzico ~ sangue|sanguinare|mani|braccia|pelle_fino
    fino a sanguinare
    mi punisco|punirmi
    sigaretta|accendino ~ sul|sulla ~ braccio|pelle|gamba|mano
    bruciato|bruciata|tagliata|tagliato ~ apposta
    ${WANT} ~ ${DIE}
    ${WANT} ~ sparire|scomparire|dissolvermi|cancellarmi|spegnermi da|per_sempre|nel_nulla|e_basta|questo_mondo
    vorrei|voglio|voglia_di solo|soltanto|solamente|semplicemente? sparire|scomparire|cancellarmi|dissolvermi|svanire|spegnermi|non_esserci
    sparire|scomparire|svanire|dormire|addormentarmi|andarmene|andare per_sempre|nel_nulla|in_eterno
    sparire da questo|questa mondo|terra|vita
    andarmene ~ basta|per_sempre|senza_dolore|coraggio|non_tornare|da_questo_mondo
    coraggio di andarmene
    lasciatemi andare|morire
    vorrei|volevo|dovevo|magari|meglio non ~ nato|nata|esistere|esistito|esserci|svegliarmi
    non|mai essere|esser ~ mai? nato|nata
    non|mai ~ nascere
    mai nato|nata
    non|nn|niente ~ piu ~ vivere|esistere|esserci|campare|stare_al_mondo|stare_qui|stare_su|essere_al_mondo|stare_in_vita|${NOT_WAKE}
    non esserci|esistere piu
    se non ci|esistessi fossi|piu
    se non esistessi
    non esistessi
    se ~ morissi|sparissi|muoio|scomparissi|crepassi|fossi_morta|fossi_morto|me_ne_andassi
    meglio|prima se|che|a|se_io ~ non_ci|sparissi|morissi|morta|morto|crepare|morire|fossi_morta
    preferirei|preferisco|meglio essere|esser? morta|morto
    morissi
    se potessi ~ spegnermi|sparire|cancellarmi|non_esistere|morire
    mai piu ~ ${NOT_WAKE}
    non ${NOT_WAKE} ~ piu|mai
    non mi? svegliarmi|svegliassi|sveglio|svegliero piu|mai
    speranza|sperando|prego|spero|speravo ~ di ~ non ~ ${NOT_WAKE}
    prego|spero|speravo|sperando|sognando ~ di ~ morire
    spero|vorrei|prego ~ macchina|auto|camion|treno|cuore|bus|tumore|incidente ~ prenda|investa|fermi|porti_via|ammazzi|travolga|venga
    spero ~ ~ cuore ~ fermi
    perche sono|vivo|sto|devo ~ ancora ~ viva|vivo|al_mondo|qui|in_vita
    a che|cosa serve ~ vivere|respirare|campare|continuare_a_vivere
    serve respirare|vivere|campare
    vivere ~ non ~ interessa|importa|serve|vale
    farla|facciamola|faro|facendola|finirla finita|li
    farla finita
    la faccio|faro|facessi finita
    togliermi|togliere|porre|mettere|metto ~ fine|la ~ alla|a|vita ~ vita|tutto
    togliermi la vita
    porre|mettere fine a|alla ~ tutto|vita|giorni
    con questa|sta|la_mia|la vita ho chiuso
    chiuso con la|questa|sta vita
    chiudo tutto
    stanco|stanca|stufo|stufa|stufata|stufato|basta|esausto|esausta|nausea di|con|della|de ~ vivere|esistere|vita|campare|esserci|stare_al_mondo
    basta con sta|questa vita
    voglio|vorrei|deve che ~ tutto ~ finisca|finisse|smetta|finita
    finisca tutto
    tutto ~ finisca|finisse
    nessun|nessuna|senza|non_ho|nn_ho|nn_o|non_vedo|manca|persa|perso|zero ~ motivo|ragione|voglia|senso|forza|voja|scopo ~ ~ vivere|esistere|campare|stare_al_mondo
    piu voglia|voja|forza di|d ~ vivere|esistere|campare
    vita ~ non ~ fa_per|piu
    la mia|questa vita ~ non ~ senso|vale|valore
    non vale la pena ~ vivere|vita|esistere
    meglio senza di? me
    senza di? me ~ meglio|felici|felice|pace|migliore|leggero|sereni|tranquilli|liberi|facile
    felici|sereni|leggero|meglio|facile|pace|tranquilli ~ senza di? me
    vale|valgo|vali piu da|di? morto|morta
    nessuno|chi|qualcuno|nemmeno ~ mancherei|mancherebbe|accorgerebbe|piangerebbe|sentirebbe|accorgera|noterebbe ~ se|funerale|morte|mia|scompar*
    accorgersene|accorgersi ~ sparissi|morissi
    sparissi ~ ~ accorgersene
    non mancherei ~ nessuno
    mancherei a nessuno
    chi piangerebbe
    pensieri|idee|ideazione|ideaz|pensiero|fantasie|voglie suicidi|suicide|suicidio|di_morte|suicidari|suicidaria|suiccidi|suicida|del_suicidio|di_suicidio|di_morire|di_farla|di_uccidermi
    pensieri|pensiero|impulso|impulsi|voglia|tentazione di|a|della ~ farmi|tagliarmi|morte_mi|morire|uccidermi|ammazzarmi|finirla|buttarmi
    pensiero della morte ~ calma|consola|pace
    morte ~ pace|sollievo|liberazione|consola|calma|soluzione|meglio|dolce
    penso|pensando|pensato|pense|pensare|ripenso|rifletto al|a|solo ~ suicidio|morire|farla_finita|uccidermi|ammazzarmi|la_mia_morte|un_overdose|unoverdose|togliermi
    immagino ~ la mia ~ morte|funerale
    suicidio ~ unica|soluzione|via
    unica|sola|ultima via|soluzione|strada ~ duscita|morire|morte|suicidio
    una sola via
    che pace se
    morire ~ sembra|sarebbe ~ dolce|meglio|bello|facile|liberazione
    meglio|vale|valeva|varrebbe morire|crepare|morta|morto
    tanto vale ~ morire|uccido|ammazzo|farla_finita
    essere morto|morta ~ meglio|peggio|pace
    merito di|la morire|morte
    invidio ~ morti|chi_e_morto
    cimitero ~ invidio
    gia vissuto|campato abbastanza|troppo
    vissuto|campato abbastanza|pure_troppo|fin_troppo|troppo
    anni bastano ~ ~ vita
    fatto il mio tempo
    pronto|pronta ~ ad|a ~ andarmene|morire|andare_via
    aspetto|aspettando solo? ~ che ~ arrivi|venga ~ fine|morte
    paura di me stessa|stesso
    voce|voci ~ dice|dicono|ripete ~ buttati|ucciditi|muori|fallo|finiscila|salta|tagliati
    colpo di volante
    schiantarmi
    resisto|resistere ~ voglia|impulso|pensieri ~ ammazzarmi|farla|farmi|morire
    buttarmi|saltare|gettarmi|lanciarmi|butto|salto ~ ${HEIGHT}|treno|metro|binari|fiume|acqua|sotto
    ${HEIGHT} ~ salto|buttarmi|butto|saltare
    bevo|bere ~ ~ non ~ ${NOT_WAKE}
    morire di fame ~ suicidio
    non mangio ~ ~ ~ cuore|morire|fermi
    insulina ~ apposta|succeda
    apposta ~ insulina|dose
    come si|posso|faccio ~ morire|muore|uccide|ammazza|farla_finita|uccidermi|suicida|uccidersi
    come ci si ~ uccide|ammazza|suicida
    come farla|morire|uccidermi|suicidarmi
    modo|metodo|maniera ~ ~ di|per ~ morire|andarsene|farla_finita|uccidersi|uccidermi|suicidarsi
    morire|andarsene|muore|andarmene ~ senza ~ soffrire|dolore|sentire
    lettera|lettere ~ daddio|di_addio
    vogliomorire|vojomorire|vogliomori
    ricaduta sh|autolesion*
    a che|cosa serve|serva ~ ~ alzarsi|stare_al_mondo ~ respirare
    non ho chiesto ~ nascere
    non superare|supero|arrivo ~ 18|20|30|ventanni|anni
    senza di? me ~ ~ ~ migliore|pace|meglio|felici|liberi
    !voglia|impulso|bisogno|desiderio di ~ farla finita
    !voglia|vojo|voglio di? ~ farmi del male
    pensiero della morte ~ ~ ~ calma|consola|rasserena|conforta|aiuta
    silenzio ~ ~ ~ morte
    essere|esser morto|morta|morti ~ non|e|sarebbe ~ meglio|peggio|pace|sollievo|bello
    sospiro di sollievo
    sollievo ~ morire|morissi|finita|diagnosi
    finita tirerei
    superare|supero|compiere ~ 18|20|30|40|trenta|venti
    prima a|farei prima a|ad crepare|morire|ammazzarmi|sparire
    lotto|lottare|combatto ~ ~ per non ~ sciocchezza|farmi|pazzia|ammazzarmi|cedere
    fare una? sciocchezza|pazzia
    lascio|lasciarmi morire|morire_di_fame|andare_via
    apposta linsulina|insulina|la_dose
    !piu vojo|voglio|vorrei morire|mori
    vojo mori|morire
    macchina|auto|camion|treno|fulmine ~ mi investa|investisse|prenda|prendesse|travolga|ammazzi
    spero ~ aereo ~ cada|precipiti
    attraverso ~ senza guardare
    non ~ guardo ~ attraverso|strada
    cintura ~ tanto|apposta|speranza
    delusa|deluso ~ svegliata|sveglia|svegliarmi|svegliato|viva
    peccato ~ svegliata|svegliato|viva|vivo|sopravviss*
    mi sono svegliata|svegliato ~ purtroppo|peccato|anche_oggi
    doveva|avrebbe dovuto? abortire|abortirmi
    smettere|finire|smetto di esistere|vivere|respirare
    essere da nessuna parte
    nel nulla
    non_essere ~ nulla
    il mondo ~ va|andra|andrebbe avanti ~ senza di? me
    non essere piu un peso
    liberarsi|liberarvi|liberi di me
    peso ~ morta|morto|sparissi|andassi|se_non_ci_fossi
    lametta|lamette ~ chiama|manca|sollievo|unica
    sangue ~ calma|sollievo|scorrere
    polsi fasciati|bende|cerotti
    braccia|polsi ~ fasciati|bende|garze|tagliuzz*
    non sono ~ fatta|fatto per ~ vivere|questa_vita|questo_mondo
    non ~ posto in questo|al mondo
    scappare da questo mondo
    stare|vivere su questa|sta terra
    non ha ~ senso ~ vivere|esistere|campare
    vita ~ non ~ vale|merita|senso
    vivere non ha|serve
    non vedo ~ ~ motivo|ragione|senso ~ vivere|andare_avanti|continuare
    ringhiera|balcone ~ ~ giu|cadere|vuoto
    andare ~ contro ~ albero|muro|guardrail
    contro un albero|muro|guardrail
    non|nn voglio|vorrei|volevo|vojo|riesco_a|posso ~ vivere|esistere|campare
    morire|morte ~ ~ riposare|riposo|pace|dormire|sollievo|liberazione|meglio
    mio|miei funerale|bara|tomba|funerali
    mia tomba|bara|morte ~ sollievo|pace|calma|immagino|sogno
    sulla|mia tomba
    riposare|riposo|dormire|dormo per_sempre|eterno|in_pace
    riposo|sonno eterno
    invidio ~ ~ ~ addormentat*|morti|morto|morta|sepolt*|cimitero
    lascio|mollo|lasciare ~ volante
    volante ~ ~ secondo|lasciato|lascio
    da nessuna parte
    essere|esserci ~ nessuna parte
    posto per me ~ ~ mondo|terra|vita
    lidea di ~ non ~ esserci
    esserci piu ~ calma|pace|sollievo|consola
    perche sono|sto|ci ~ ancora qui|viva|vivo|al_mondo
    qualcosa di ~ brutto|grave|mortale ~ ~ morissi|morire|muoia
    io|mi ~ ~ morire|crepare
    odio ~ essere|esser ~ viva|vivo|al_mondo
    non ~ piu ~ respirare|esistere|vivere|soffrire
    smettere di ~ vivere|respirare|esistere
    vorrei|voglio essere|stare ~ morta|morto|sottoterra|sepolta
    cado|cadere ~ morta|morto stecchit*
    cedere ~ pensieri|voglia|tentazione
    combatto|combattere|lotto ~ pensieri|voglia|impulso
    taglio|tagliata|tagliato|tagliarmi ~ ~ ~ sanguina*
    stanca|stanco ~ ~ vivere|esistere|essere_viva|essere_al_mondo
    nessuno ha bisogno di me
    pensare|penso|pensiero|idea ~ ~ essere|allessere|non ~ morta|morto|esistere|esserci
    pensare di ~ non|essere ~ esistere|esserci|morta|morto
    voglia ~ che ~ ~ finita|finisca|fine
    merito|meriterei ~ dolore|soffrire|punizione|punita|male
    non ~ guardo ~ prima|piu ~ attraversare
    vita ~ ~ punizione|condanna|prigione|tortura|inferno|peso
    riposare come
    giorno|giorni ~ senza ~ farlo|tagliarmi|farmi
    cancro|tumore|male ~ ~ vivere|la_mia|me
    poteva|doveva prendere ~ me|mia|la_mia
    cintura ~ ~ succede|magari|peggio|tanto
    sigaretta|sigarette|accendino ~ ~ braccio|braccia|pelle|gambe
    finche ~ viola|sangue|sanguina|livido|nero
    mi mordo|graffio|brucio|pizzico|picchio ~ braccio|braccia|mani|gambe|coscia|testa
    pulsante|interruttore ~ ~ mai|sparire|morire|spegne
    mai esistito|esistita
    non ~ essere ~ mai|piu ~ esistito|esistita|viva|vivo
    non essere piu viva|vivo|al_mondo
    unica cosa ~ ~ morire|morte|non_essere|sparire
    voglio|vorrei davvero|veramente|tanto|solo|essere ~ morire|morto|morta
    pensieri intrusivi ~ morire|farmi|uccidermi
    dovevo morire|morirci|esserci io|io_al_posto
    peccato|purtroppo ~ sopravviss*|viva|vivo|svegl*
    deluso|delusa di ~ nuovo|svegliarmi
    svegliato|svegliata di nuovo|ancora
    errore ~ ~ nascita|nata|nato|al_mondo
    motivo per ~ restare|vivere|campare
    coltelli ~ cucina ~ paura|nascosti|guardano
    paura ~ della_morte ~ non|piu
    quanto ~ ancora|devo ~ vivere|resistere|sopportare
    uscirne|uscire ~ ~ da_questa_vita|dalla_vita|vita
    non ~ forza ~ di ~ vivere|respirare|lottare
    ho|voglia|ricaduta|col|con|faccio|il ~ cutting
    kms|unalive stavolta|davvero|stasera|seriamente|sul_serio
    voglio|vorrei kms|unalivarmi
    unoverdose|overdose ~ almeno|rumore|sarebbe|stasera|pace
    voglio|vorrei|penso|pensato|fare|faccio ~ unoverdose|overdose
    autolesionismo|autolesionista|autolesioni|autolesionarmi|autolesionando|autolesionata|autolesionato
    mi ~ autolesion*
    con questa vita non
    non ~ vado|vado_oltre oltre
    farmi qualcosa|qualcosa_di_brutto|danno
    vicina|vicino a ~ farmi|farlo|cedere
    giorno|minuto|ora ~ da ~ vivo|viva
    non ~ reggo|resisto|voglio ~ ~ da_vivo|da_viva|in_vita
    mi brucio|bruciavo|ustiono
    piene|piena|pieno|pieni|coperte|coperta di tagli|cicatrici|segni
    tagli|cicatrici ~ ~ braccia|gambe|cosce|estate|polsi|maniche
    superato|superero|supererei|arrivare|arrivato|compiere|compiro ~ i|ai|a ~ 18|20|25|30|40
    non mi vedo ~ compiere|arrivare|a
    continuare a vivere
    assicurazione|lassicurazione ~ ~ piu ~ di_me|me
    favore|regalo ~ ~ morendo|morissi|morire|sparendo|sparissi
    non mi fido|fidavo di ~ me|me_stessa|me_stesso
    lama|lametta|sangue ~ ~ pelle|calmarmi|calma
    sentire|bisogno ~ ~ lama|lametta|dolore_fisico|sangue
    preso ~ decisione ~ ~ finisce|finita|fine|chiudo|basta|vado
    la|mia morte|fine ~ mia|propria
    la mia ~ morte|fine|scomparsa
    combatto|lotto|resisto ~ ~ ~ voglia|impulso|impulsi|pensieri
    annullarmi|annientarmi|distruggermi|eliminarmi|cancellarmi|autodistruggermi
    niente|nulla ~ mi ~ trattiene|lega ~ qui|vita|mondo
    persa|perso ~ voglia ~ vivere
    finirla con|una_volta tutto|questa_vita|la_vita|per_tutte
    `,
  acute: `
    ${DAY} ~ ~ ${MYSELF}|mi_ammazzo|mi_uccido|mi_suicido|mi_butto|mi_impicco|la_faccio_finita|farla_finita|chiudo_tutto|me_ne_vado_per_sempre
    mi ammazzo|uccido|suicido|butto|impicco ${DAY}
    farla|faccio finita ${DAY}
    se entro ~ ~ ~ mi ammazzo|uccido|suicido
    la faccio finita
    vado|sto_andando a buttarmi|ammazzarmi|uccidermi|impiccarmi|farla_finita
    lettera|lettere ~ daddio|di_addio|figli|miei|genitori|famiglia ~ scritta|scritte|pronta|pronte|cassetto|tavolo
    questo|questa|e|sara il|la mio|mia ultimo|ultima messaggio|post|messagio|notte|parole|lettera|saluto|volta_che_scrivo|giorno_su|giorno_di_vita
    addio a ~ tutti|mondo|tutte|amici
    addio mondo
    quando|se leggerete|leggerai|leggete|leggi questo|queste|questa|ste|sto
    non ci|c saro piu
    prendetevi|prenditi|abbiate|occupatevi ~ cura|del|dei ~ ~ ~ quando|dopo|se
    salutarvi prima di farlo
    prima di farlo|buttarmi|andarmene_per_sempre
    volevo ~ salutarvi ~ ultima|prima
    regalato|dato_via ~ tutte ~ cose ~ ~ servono|servira|piu
    perdonatemi|perdonami|scusatemi ~ meglio cosi|per_tutti
    dite|di|ditelo a mamma|papa|miei|figli|mia|mio ~ voglio|amo|amata bene?
    testamento ~ tavolo|pronto
    corda|lametta|lamette|fucile|pistola|rasoio|coltello|cappio ~ comprato|comprata|pronta|pronto|in_mano|nella_mano|dove_tiene|la_chiave|carica|carico|al_collo|sul_polso|tremo
    comprato|preso|procurato ~ corda|lamette|lametta|pistola
    dove ~ tiene ~ chiave ~ fucile|pistola
    ho la? lametta|lama|coltello|pistola ~ in|sul|alla mano|polso|tempia|gola
    ${PILLS} ~ in_fila|davanti|sul_letto|sul_tavolo|pronte|in_mano|da_parte|guardo|accumul*|nascoste
    metto|messo|conservo|accumulo|raccolgo|tengo ~ da_parte|conservo ~ ${PILLS}
    svuotato|vuotato ~ ${PILLS}
    manca solo ~ buttarle|ingoiarle|mandarle
    prendere|preso|ingoiare|ingoiato|prendo|presa|mandato_giu|buttato_giu|ingoio ~ tutte|tutto|troppe|sacco|tutta|un_mucchio|intera ~ ${PILLS}|quello
    prendo|prendessi|presa|ingoio tutta la scatola|confezione
    appena preso ~ sacco|mucchio|troppe|tutte
    ingoiato|preso ~ tutto|tutte ~ ~ svegliato|svegliata|vomitato
    ingoiato tutto
    preso|ho troppe ${PILLS}
    quante ${PILLS} ~ ~ ~ non|morire|per_morire|farla ~ ${NOT_WAKE}|finita|morire
    quante ~ ${PILLS} ~ ~ morire|farla_finita|addormentarmi_per_sempre
    basta|bastano|basterebbe|basterebbero|sufficiente|sufficienti|funzionano|funziona|funzionerebbe ~ per|a|x ~ morire|farla_finita|uccidermi|non_svegliarmi|non_svegliarsi
    ${PILLS}|armadietto|dose ~ basterebbe|basterebbero|bastera|bastano_per|sufficiente
    medicinali basterebbe
    ${PILLS} ~ ~ basta o
    sola e sufficiente|abbastanza
    confezione|scatola ~ sufficiente|basta
    ${HEIGHT}|piani|metri ~ abbastanza alto|alti
    abbastanza alto ~ per ~ morire|buttarmi
    sono|sto|seduta|seduto|qui ~ sul|sui|al|vicino|sulla|nel ~ ponte|binari|davanzale|tetto|cornicione|parapetto|orlo|ringhiera
    gambe fuori|nel_vuoto|penzoloni
    ho|martedi|ieri|avevo ~ tentato ~ suicidio
    tentativo ~ di suicidio
    dopo|dal il|mio tentativo ~ tutti|e
    ospedale dopo il tentativo
    ho|stavo|ieri provato|tentato|cercato a|di|per ~ ${MYSELF}|uccidermi|impiccarmi
    stavo per ~ buttarmi|farla_finita|uccidermi|saltare_giu|ammazzarmi|impiccarmi
    lavanda gastrica
    sono ancora qui|viva|vivo e ~ nessuno|accorto
    neanche|nemmeno morire|questo|ammazzarmi|uccidermi ~ riesce|capace|riesco
    pianificato|organizzato|deciso|preparato tutto ~ ~ trovera|morte|finita|suicidio|funerale
    chi mi trovera
    trovera|trovi|trovare ~ mio corpo
    trovi il corpo
    so ~ dove|quando|come e|e_come quando|dove|come
    ho un piano ~ ~ tutto|serve|uccidermi|morire|farla
    data|giorno e ~ fissata|scelta|deciso|scelto
    ${DAY} ~ ~ ~ lo faccio
    nessuno|tutti ~ casa|lavoro ~ lo faccio
    poi|dopo me ne vado ~ per_sempre
    resisto|reggo fino ~ ~ poi ~ vado|basta|finita|chiudo|ammazzo
    mi do ~ ~ poi|dopo ~ chiudo|finita|basta_con|ammazzo|fine
    non ~ arrivo|arrivero|vedro|compiro ~ deciso|natale|compleanno
    ci arrivo|arrivero ~ deciso
    non sentiro|soffriro|provero piu ~ niente|nulla
    non soffriro|sentiro piu
    stanotte|stasera e ~ volta ~ buona
    ferrovia|binari|ponte|treno|fiume ~ ~ sara|e finita
    non|piu ho|o paura ~ ~ stanotte|stasera|morire
    addio ~ colpa vostra
    fucile|pistola ~ ~ ~ ~ chiave|tiene
    regalato ~ ~ cose|vestiti|tutto ~ ~ ~ servono|servira|serve
    ci vediamo|rivedremo|ritroveremo ~ altra_parte|dallaltra_parte|lassu|in_cielo|paradiso
    dallaltra parte ~ presto|vediamo
    sono|sto in pace ~ decisione|adesso|ormai|con
    scarpe ~ tolte|tolto|ponte|riva|fiume
    sassi|pietre ~ tasche
    nessuno mi ~ salvi|salvera|fermi|trovi|fermera
    che nessuno ~ salvi|trovi|fermi
    polsi ~ fasciati|punti|cuciti
    mio funerale ~ organizzato|scelto|pagato|musica|scelta|canzone
    un ultima|ultimo abbraccio|saluto|vocale|cena
    ultimo natale|tramonto|pranzo|giorno_sulla_terra|giorno_della_mia
    dopo il funerale ~ ~ mio|io|tocca
    quando ~ cane|gatto|mamma ~ muore|morira|morto ~ vado|seguo|io
    messo in ordine ~ ~ carte|cose|tutto ~ nessuno|dopo
    non sentiro|dovro|soffriro piu
    lo faccio ~ stasera|stanotte|domani|davvero
    ho|li|le preso|prese|ingoiato|ingoiate ~ tutte|tutto|tutti
    mi butto
    giorno|data del mio ~ morte|addio|ultimo
    piano|piani basta|bastano|basterebbe|e_sufficiente
    preso|ingoiato ~ ~ ~ morire|muoio|male|morta
    mischio|mischiare|mescolo|mischiando ~ ~ alcol|lalcol|${PILLS} ~ ~ muoio|morire
    muoio|morire ~ ~ ~ ${PILLS}|alcol|lalcol
    scadenza|ultimatum|data|termine ~ ~ compleanno|natale|mio
    mi sono dato|data una|un scadenza|termine|limite|ultimatum|data
    dopo|aspetto|finito|passato ~ natale|matrimonio|compleanno|feste|funerale|laurea|cane ~ ~ ~ mi_ammazzo|lo_faccio|me_ne_vado|la_faccio|muoio|mi_uccido
    corda|lametta|lama|pistola|fucile|coltello|veleno ~ ~ ~ accanto|armadio|nellarmadio|cassetto|tranquillizza|calma|tremando|tremo|mano|vicino|pronta
    sono|sto|seduta|seduto|salito|salita sul|sulla|al|nel terrazzo|tetto|ponte|bordo|balcone_fuori|cornicione|parapetto|ringhiera
    bordo dei|del binari|ponte|tetto|burrone
    prossimo treno|metro
    mia|mie ultima|ultime notte|ore|sera|ora|volonta|parole|cena
    volevo|vorrei|voglio ~ salutare|salutarvi ~ qualcuno|tutti|tutte|prima|ultima|per_sempre|anche
    badate|prendetevi|occupatevi|pensate ~ ~ gatta|gatto|cane|figli|figlia|figlio|mamma ~ ~ quando|dopo|se|non_ci
    oggi|stasera|domani|stanotte e ~ il_giorno|la_notte|la_volta
    finalmente lo faccio
    riprovato|ritentato
    provato ~ di_nuovo|ancora|un_altra_volta|unaltra_volta
    non ha funzionato ~ ~ neanche|nemmeno|ancora
    buono|capace|brava|buona neanche|nemmeno ~ quello|questo|morire
    volevo|stavo_per ~ impiccarmi|uccidermi|ammazzarmi|buttarmi_giu|suicidarmi|spararmi
    domani|stasera salto|muoio
    deciso di ~ morire|andarmene|farla_finita|uccidermi|ammazzarmi
    quanto ~ ~ ~ morire|muore se|prende|dopo|una_persona
    se|chiedo basta|bastano ~ bottiglia|scatola|pastiglie|piani
    preso|ingoiato tutto ~ ~ ~ armadietto|nellarmadietto|bagno|casa
    ${PILLS} ~ ~ whisky|vodka|vino|alcol
    whisky|vodka ~ ~ ${PILLS}
    lametta|lamette|lama in mano
    vado|andro|taglio ~ a_fondo|in_profondita|profondo
    date|dia|dare ~ la_colpa|colpa ~ ~ addio|potevo|miei
    non date la colpa
    non e colpa vostra|di_nessuno
    cane|gatto|gatta ~ ~ ~ dopo_che|quando_non|non_ci_saro|lho_fatto
    tolta|tolto ~ scarpe
    e carica
    senza che ~ mi ~ trovino|trovi|scoprano
    non si torna|indietro ~ indietro
    lasciato ~ biglietto|lettera|messaggio ~ tavolo|letto|per_loro
    dopo che lho fatto
    ancora|mancano ~ giorni|ore|settimane ~ ~ ~ soffrire|finita|libera|libero|pace|finisce
    decisione ~ ~ finisce_qui|finita|chiudo
    alcol|vino|vodka ~ ~ ${PILLS}
    ${PILLS} ~ ~ alcol|vodka|vino ~ ~ svegliarmi|morire|insieme
    volevo ~ non ~ ${NOT_WAKE}|sopravvivere|essere_salvata
    `,
  method: `
    ti|vi dico|spiego|mostro|mando|spedisco|vendo|procuro|posso|insegno|spiegare|mandare ~ ~ prendere|morire|dolore|metodo|veloce|sicuro|sbagliare|farla_finita|uccidersi|ammazzarsi|muore
    te|ve le|la|lo|ne|li mando|vendo|spedisco|procuro|servono ~ ~ veloce|sicuro|indolore|funziona
    te|ve ne servono
    facciamolo|facciamola|saltiamo|ammazziamoci|moriamo|finita|uccidiamoci insieme|stanotte|stasera|finita|in_due
    morire|andarsene|andarcene|uccidersi|suicidarsi|farla_finita|buttarsi ~ insieme|con_me|in_due
    cerco|cercasi ~ qualcuno|compagno|compagna|persona|gente|partner ~ per|con ~ morire|andarcene|farla_finita|suicidio|suicidarsi
    !chi|qualcuno vuole|vorrebbe|viene ~ morire|farla_finita|buttarsi|andarsene ~ con me|insieme
    patto ~ suicida|suicidio|morte
    sito|link|tizio|canale ~ dove|che ~ ordinare|comprare|vende|compra|trova ~ roba|polvere|prodotto
    prendile|ingoiale|buttale|prendi|ingoia tutte|tutta|tutti|in ~ volta|colpo|scatola|giu|pillole|pastiglie
    non ti|vi svegli|svegliate|sveglierai piu|mai
    come|ecco si|come_si fa|muore|muoia ~ senza|per_non ~ dolore|sbagliare|fallire|soffrire
    fa per non sbagliare|fallire
    metodo|modo piu sicuro|veloce|efficace|rapido ~ e|non ~ saltare|spiego|questo|ti_spiego
    come si fa ~ senza dolore
    `,
  never: `
    morire|muoio|morta|morto|morti|crepare|crepa|morire_solo dal|dalle|dalla|di|da|dallo ~ ridere|risate|vergogna|fame|sonno|freddo|caldo|noia|imbarazzo|sete|paura|curiosita|voglia|invidia|fatica|spavento|cosa|influenza|qualcosa|amore|crepacuore
    stanca|stanco|bello|bella|annoiando|annoiato morta|morto|da_morire|a_morte
    da morire
    mi taglio|tajo|tagliarmi i|le|la? capelli|unghie|dito|frangia|barba
    mi sono|so tagliato|tagliata ~ capelli|unghie|affettando|cucinando|barba|fuori|dito|cipolle|rasandomi|carta
    mi sono ~ bruciato|bruciata|ferita|ferito|fatta|fatto ~ col|con|al|cadendo|in_palestra|cucinando|giocando
    mi fa|fanno|faceva|hai|ha ~ male
    non ti ~ uccidere|ammazzare|suicidare
    paura|terrore|ansia|timore ~ di ~ morire|addormentarmi|non
    paura|terrore ~ di ~ ~ non ${NOT_WAKE}
    credevo|pensavo|pensato|sembrava ~ di ~ morire
    di cosa ~ morire
    sono sicuro che moriro
    non|nn|mai ~ voglio|vorrei|penso|pensato|voluto|farei|taglio|faccio|voglia ~ ${DIE}|${MYSELF}|suicidio|del_male|uccidermi
    non|nn voglio|vorrei|ho_voglia|mi_va|ho_voglia_di di? morire
    mai ~ pensato|voluto ~ al|a ~ suicidio|uccidermi|ammazzarmi
    mai voluto ~ ammazzarmi|uccidermi
    non|mai mi farei|faro|faccio|taglio|uccido|ammazzo
    non mi taglio|tagliata|faccio|sono_tagliata|sono_tagliato
    non voglio ~ ${MYSELF}|vita
    non ho|sono|ho_mai ~ pensieri|suicida|idee|istinti
    pensieri suicidi no
    senza pensieri|idee suicidi|suicide
    autolesion* non|mai
    non ~ ${NOT_WAKE} ~ a_quello|alle|cosi_presto|per|col|tardi|presto
    lei|lui|che|${PERSON}|si non|nn ~ vuole|voleva|riesce|svegli|sveglia ~ piu ~ vivere|svegliarsi|stare|mangiare
    ${PERSON}|lui|lei ~ dice|detto|scrive|minaccia|vuole|voleva|scritto|pensa|dicono ~ non|che|di|al|buttarsi|stanco|suicidio ~ morire|vivere|uccidersi|ammazza|finita|suicidio|ammazzarsi|senza|piu|stanco|vuole|suicidarsi
    dice che ~ ~ stanco|stanca|vuole|finita|ammazza|uccide
    che vuole morire
    dice di voler morire
    vuole|voleva|voler|voglia_lui|volesse morire|farla|vivere|sparire
    ${PERSON} fa|ha|si|che_fa ~ autolesion*|pensieri|tentato|idee|taglia|suicid*|tentativo
    ${PERSON} ha pensieri|tentato|idee
    mi ha mandato|scritto|lasciato ~ lettera ~ daddio|di_addio
    si taglia|faccia|suicida|uccide|suicidi
    senza di lui|lei
    la fa finita
    uccidono|ammazzano|uccidendo|ammazza|uccide|ammazzera
    mi uccide|uccidono|ammazza|ammazzano|porta
    farla|facciamola|finirla finita? con|coi ~ tesi|questo|questi|questa|lei|lui|trasloco|corso|lavoro|fumo|dolci|compiti|esami|dieta|storia
    farla finita con
    con|e ho|ce|questo chiuso con|coi|col ~ mia|suocera|lui|lei
    chiuso ~ la blocco
    sparire|scomparire dal|dalla|dai|da gruppo|chat|social|whatsapp|instagram|facebook
    non ci saro ~ alla|al|in|per|venerdi|sabato
    non ~ piu ~ vivere ~ in|con|qui|a_milano|dai|coi
    non si puo|riesce piu vivere
    non riesco|posso|voglio piu ~ stare_qui|vivere ~ con|in|seduta|dai
    meglio senza di? me ~ allenatore|mister|squadra
    squadra ~ meglio senza
    accorgerebbe se ~ non_parlassi|parlassi|in_riunione
    nessuno ~ accorgerebbe ~ riunione|se_in
    in caso di sovradosaggio|overdose
    effetto|effetti|foglietto ~ collaterale|suicidi|pensieri
    pensieri suicidi ~ effetto|collaterale
    attentato|attentati suicida|suicidi
    un|e_un|stata_un|e suicidio|un_suicidio ~ parcheggiare|carriera|sportivo|economico|politico|i_tacchi
    suicidio sportivo|politico|commerciale
    contro il suicidio
    piuttosto la morte
    addio|ultimo|ultima instagram|uni|facebook|universita|estate|ferie|dolci|scuola|giorno_in|giorno_di_lavoro|giorno_di_scuola|messaggio_di|rata
    mio ultimo giorno in|di_lavoro|di_scuola|al_lavoro|qui_in
    ultimo messaggio ~ risale|di_ieri|ancora
    e se muoio ~ sotto|durante|in|anestesia
    se muoio ~ anestesia
    bastano ~ per ~ dodici|cena|tutti
    bisogno di ~ parlare
    farmi ~ punture|male_ai
    hai mai|voglia pensato|di
    rasoio|lametta|lamette facendo ~ barba
    chiede|chiedono|chiesto ~ se ~ muoio|morirai|muori|moriro
    un? ultimo natale|pranzo con|insieme|in
    paura ~ ~ ~ morire|morte
    credevo|penso|pensavo|pensare|sicuro|temo|temevo ~ ~ ~ morire|moriro
    fatto morire|morir
    non|mai ~ morire|crepare
    suo|loro|sua ~ funerale|tomba|bara
    funerale di|del|della
    aiutarlo|aiutarla|aiutare a morire
    lui|lei|loro ~ morire|suicidarsi
    da nessuna parte ~ trovo|va|andare
    feste|natale|ferie ~ ~ ~ licenzio|lavoro|dieta|macchina|operazione
    mi licenzio|divorzio
    dice|diceva|canzone|ritornello ~ non ~ voglio|vivo
    non e che
    mi fa ~ morire|crepare
    prossimo treno ~ ore|ritardo|ufficio|lavoro|binario
    ultimo giorno|ultima in|al|di_vacanza|di_lavoro|da|qui
    stava|sta|stavo per morire
    non e che ~ non voglio vivere
    che non voglio
    ultimo|altro foglio ~ mi sparo
    lametta facendo
    detto a ~ ~ ~ vivere|morire
    che non vuole|voleva ~ vivere|morire
    bruciata|bruciato la|il|le ~ tirando|cucinando|forno|pizza|padella|ferro
    cintura ~ nera|pelle|lavatrice
    abbastanza ~ soldi|posto|tempo|sale
    per scaricare|batteria|carica
    figlia|figlio|lei|lui ~ fa autolesionismo
    fa autolesionismo
    decisione ~ ~ smetto di ~ fumare|bere|studiare
    mi brucio ~ al_sole|la_lingua|con_il_forno
    pieno di cicatrici ~ operazione|acne
    combatto|lotto ~ contro ~ cancro|tumore|malattia
    la mia fine ~ anno|mese|turno
    continuare a vivere ~ qui|con|insieme|in
    e|sara|sarai|sarete la mia morte
    `,
  about: `
    nel|il|un|del|dopo_il|questo|al|in_un film|libro|romanzo|manga|spettacolo|giallo|fumetto|videogioco|gioco|documentario|cartone|podcast
    nella|la|questa|una|dalla|ultima|mia|nellultima serie|canzone|puntata|stagione|fanfiction|parte_ha|novella|fiction|recita|tragedia
    protagonista|personaggio|eroina|leroina|bovary|giulietta|romeo|fanfiction|battuta|lopera|coro|in_scena|nellultima_puntata|editore|canzone|canzoni|nello_spettacolo
    boss|controller|livello|healer|curatore|respawn|rinascere|videogioco|joystick|paracadute|bungee|dieci_metri|trampolino|mister|squadra|scacchi|maratona|rigore
    telegiornale|giornale|notizie|statistiche|statistica|articolo|eutanasia|parlamento|hitler|cobain|cleopatra|cantante|rapper|carcere|umanita|lumanita|attentato|radio|a_storia|politico|zweig|reportage|inchiesta
    persona investita
    si capisce|aiuta se|chi|come
    come si aiuta
    preoccupata|preoccupato|preoccupo per lui|lei|mio|mia
    paura che mio|mia|lui|lei|i_miei
    minaccia di
    sullautolesionismo prima
    foglietto|bugiardino|etichetta|letichetta
    racconto|ritornello|teatro|scena|fortnite|gta|minecraft|testo_della
    `,
  past: `
    a 12|13|14|15|16|17|18 anni ~ mi|ho|volevo|avevo
    da adolescente|ragazza|ragazzo|ragazzina|ragazzino|giovane|bambina|bambino|piccola|piccolo
    anni fa
    una volta volevo|ho|mi
    allepoca|un_tempo|in_gioventu|da_giovane|in_passato|anni_addietro
    quando ero|avevo studente|studentessa|giovane|ragazza|ragazzo|adolescente|alle|al|piccola|15|16|14
    al|alle liceo|medie|superiori ~ ho|avevo|mi
    lanno scorso|passato
    prima della|del terapia|cura|ricovero
    nel 201*|200*|2020|2021|2022|199*
    anni|mesi|giorni senza ~ autolesion*|tagliarmi|farmi|ricadute
    mi tagliavo|autolesionavo
    con la cura va meglio
    anni|mesi senza ~ autolesionismo
    `,
  negations: 'non mai neanche nemmeno nn nessun nessuna',
}
