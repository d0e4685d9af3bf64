import type { Words } from '../lexicon.ts'

export const it: Words = {
  scripts: ['latin'],
  gap: 3,
  danger: `
    suicidarmi|uccidermi|ammazzarmi|impiccarmi|tagliarmi|spararmi|buttarmi_sotto|buttarmi_giu|autolesionarmi|farmi_del_male|togliermi_la_vita|avvelenarmi
    mi suicido|uccido|ammazzo|taglio|impicco|suicidero|uccidero|ammazzero|sparo|faccio_del_male
    mi voglio|vorrei|devo uccidere|ammazzare|suicidare
    voglio|vorrei|volevo|desidero|preferirei|preferisco|spero|bisogno di? ~ morire|morta|morto|sparire|scomparire|non_svegliarmi|non_esistere|farla_finita
    farla|facciamola|faccio|faro finita
    farla finita
    voglio|vorrei che tutto|questo ~ finisca|finisse|smetta
    la faccio|faro finita
    togliermi|togliere|porre_fine|mettere_fine la|alla|a ~ vita
    non voglio|ho_voglia|riesco|posso ~ piu ~ vivere|esistere|svegliarmi|esserci|andare_avanti|stare_al_mondo
    non ce la faccio ~ piu
    non ne posso piu ~ vivere|vita
    stanco|stanca|stufo|stufa di vivere|esistere|della_vita
    nessun|nessuna|senza|non_ho|non_vedo ~ motivo|ragione|voglia|senso|via_duscita ~ vivere|andare|vita|continuare|uscita
    la|mia vita ~ non ~ senso|vale
    non vale la pena ~ vivere
    meglio senza di me
    meglio senza me
    meglio morto|morta|se_morissi
    se non ci fossi
    se morissi|fossi_morta|fossi_morto
    nessuno ~ mancherei|mancherebbe|accorgerebbe|piangerebbe|sentirebbe
    non mancherei ~ nessuno
    merito di morire
    dovrei morire|uccidermi
    pensieri|idee|pensieri_di suicidi|suicide|suicidio|morte
    penso|pensando|pensato al|a ~ suicidio|morire|morte|farla_finita
    tentato|tentativo|tentare di|il? suicidio
    lettera daddio|di_addio|suicidio
    buttarmi|saltare|gettarmi ~ ponte|finestra|balcone|treno|tetto|metro
    prendere|preso|ingoiare|ingoiato|prendo ~ tutte|tutto|troppe|scatola|flacone ~ pillole|pastiglie|medicine|pasticche
    overdose
    tagliarmi|tagliata|tagliato le? vene|polsi|braccia
    addio a_tutti|mondo|per_sempre
    la_mia|mia|questo_e_il_mio ultima|ultimo notte|giorno|lettera
    vorrei non ~ nato|nata|svegliarmi
    non essere mai ~ nata|nato
    `,
  harm: `
    ucciditi|ammazzati|suicidati|impiccati|sparati|muori|crepa|tagliati_le_vene|buttati_sotto|uccidetevi|ammazzatevi
    vai|va a ~ morire|ammazzarti|ammazzati|suicidarti|impiccarti|crepare
    dovresti|devi|potresti|faresti_bene ~ morire|ucciderti|ammazzarti|suicidarti|impiccarti|sparire
    !perche non ~ ti ~ uccidi|ammazzi|suicidi|muori|impicchi|butti
    !perche non muori|crepi
    spero|magari ~ muoia|muori|crepi|ammazzi|venga_un_cancro
    togliti la vita
    falla finita
    buttati|gettati|salta ~ ponte|finestra|balcone|treno|tetto|sotto
    tutti|mondo|famiglia ~ meglio senza di? te
    meglio senza di? te
    staresti meglio morto|morta
    nessuno ~ sentira|sentirebbe ~ mancanza
    non mancherai|mancheresti ~ nessuno
    tagliati le vene|polsi
    bevi la? ~ candeggina|varechina
    prendi|ingoia tutte|scatola ~ pillole|pastiglie|medicine
    miglior|modo|metodo ~ per ~ uccidersi|suicidarsi|morire|ucciderti|suicidarti ~ e
    ti aiuto a morire|ucciderti|suicidarti|farla_finita
    `,
  push: `
    fallo
    vai|dai fallo|avanti|pure
    fai pure
    non hai il coraggio
    nessuno ti ferma
    non importa ~ nessuno
    attenzione|attenzioni
    vuoi|cerchi solo? attenzione|attenzioni
    egoista|melodrammatica|melodrammatico|esagerata|esagerato|vittimista
    smettila di ~ piangere|lamentarti|frignare
    usa una? corda|pistola|coltello|lametta
    corda|pillole|ponte|treno|pistola ~ funziona|meglio|veloce
    insieme
    ahah|ahaha|ahahah|lol
    addio
    `,
  harass: `
    nessuno ti ~ ama|amera|vuole|sopporta|vorra|cerca|vuole_bene
    non ti ~ ama|vuole|sopporta nessuno
    tutti ti ~ odiano|detestano|disprezzano
    ti ammazzo|uccido|stupro|spacco|vengo_a_prendere|trovo|ammazzero|uccidero|trovero|violento
    so dove abiti|vivi
    te lo sei ~ meritato|meritata|cercato|cercata
    ti meriti|meritavi|meritate ~ stupro|stuprata|botte|soffrire|cancro|morire|picchiata
    spero che ti ~ stuprino|picchino|venga
    sei ~ errore|vergogna|peso|spreco|nullita|inutile_al_mondo
    non vali|servi niente|nulla|a_niente|a_nulla
    non sei niente|nessuno|nulla
    sei una? nullita|nessuno
    non dovevi|saresti_dovuto|saresti_dovuta ~ nascere
    tua madre|mamma ~ abortire|abortirti
    `,
  insulted: `
    vaffanculo|fanculo|affanculo
    va|vai ~ fanculo|a_cagare|al_diavolo|a_quel_paese
    fottiti
    sta|stai zitto|zitta
    chiudi il becco|quella_bocca|la_bocca
    ti odio
    mi fai|fate schifo|pena|vomitare
    fai schifo|pena|pieta|ridere_i_polli
    sei ^ patetico|patetica|ridicolo|ridicola|brutto|brutta|stupida|stupido|inutile|pazzo|pazza|grassa|grasso|schifosa|schifoso|debole|penosa|penoso
    non frega|interessa ~ nessuno|niente ~ te|tuoi|tue
    per questo|forza ~ ti ~ lasciato|lasciata|odiano|tradita|tradito
    e colpa tua
    smettila di ~ frignare|lamentarti
    `,
  aims: `
    sei|siete ^ %
    tu|voi|brutto|brutta|pezzo_di|razza_di|povero|povera|stupido|stupida|lurido|lurida|sporco|sporca|zitto|zitta|ciao ^ %
    % come te
    morte ai|agli|alle %
    `,
  insults: `
    idiota|idioti|stupido|stupida|cretino|cretina|deficiente|imbecille|stronzo|stronza|stronzi|puttana|troia|zoccola|bastardo|bastarda|coglione|cogliona|merda|fallito|fallita|perdente|sfigato|sfigata|ritardato|ritardata|mongoloide|handicappato|maiale|scrofa|vacca|cesso|parassita|codardo|codarda|vigliacco|pagliaccio|schifo|schifosa|feccia|rifiuto|spazzatura|buffone|minorato|testa_di_cazzo|rincoglionito|baldracca|cagna|verme
    figlio|figlia di puttana|troia
    `,
  slurs: `
    frocio|froci|ricchione|finocchio|culattone|lesbicona|negro|negri|negra|terrone|terroni|marocchino_di_merda|muso_giallo|rabbino_di_merda|travione|zingaro_di_merda|zingara_di_merda|checca
    sporco negro|ebreo|arabo|zingaro
    ebreo|arabo|zingari|musulmano di merda
    `,
  spam: `
    clicca|cliccate qui|sul ~ vincere|gratis|link|premio
    guadagna|guadagnare|guadagni fino? ~ euro ~ giorno|settimana|mese ~ casa|facilmente|online
    guadagni|profitti garantiti
    raddoppia|moltiplica i? ~ soldi|bitcoin|denaro
    hai vinto ~ iphone|premio|buono
    legamento|legamenti damore
    viagra|cialis ~ ricetta|economico|online
    prestito|prestiti ~ veloce|veloci|senza_busta|immediato
    `,
  offer: `
    clicca qui|sul
    compra|acquista|ordina ora|subito|adesso|qui
    offerta speciale|limitata
    codice sconto
    spedizione|prova gratuita|gratis
    scrivimi|contattami|contattatemi|scrivetemi ~ whatsapp|telegram|privato|dm
    whatsapp
    telegram
    seguimi|seguitemi
    link in ~ bio|profilo
    visita|visitate ~ mio|nostro|mia ~ sito|pagina|profilo|negozio|canale
    iscriviti|iscrivetevi
    guadagnare|guadagna soldi|denaro
    lavora|lavorare da casa
    reddito|rendita passivo|passiva
    migliori prezzi
    `,
  report: `
    +mi ha|hanno|aveva detto|chiamato|chiamata|scritto|urlato|gridato|ripetuto|dato_della|dato_del
    +mi dice|dicono|diceva|dicevano|chiama|chiamano|chiamava|ripete|urla|scrive|scrivono
    +dicendomi|chiamandomi|a_me
    ha|hanno|aveva detto|scritto|urlato|gridato|commentato
    dice|dicono|diceva|disse|dicevano|ripeteva
    voci|voce|messaggi|commenti|cose ~ dicono|dice|testa|come
    che sono
    `,
  negations: 'non mai nessuno senza ne neanche nemmeno',
  fillers:
    'un una uno il la lo i gli le cosi molto solo proprio davvero veramente solamente troppo povero povera grande piccolo piccola brutto brutta grosso grossa vero vera completo completa totale fottuto fottuta un sempre anche lurido lurida stupido stupida dei delle',
  never: `
    morire|muoio|morta|morto dal|dalle|di|da ~ ridere|risate|vergogna|fame|sonno|freddo|caldo|noia|imbarazzo
    mi ammazzo|uccido di|dal|dalle ~ lavoro|risate|fatica
    mi taglio i? capelli|unghie|il_dito
    mi sono tagliato|tagliata ~ capelli
    chi|persone|qualcuno|gente ~ ti ~ dice|detto|dicono ~ %
    non sei ~ %
    non ti ~ uccidere|ammazzare|suicidare
    `,
}
