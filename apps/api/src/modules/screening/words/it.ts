import type { Words } from '../screening-matcher.ts'

export const it: Words = {
  scripts: ['latin'],
  gap: 3,
  harm: `
    ucciditi|ammazzati|suicidati|impiccati|sparati|muori|crepa|tagliati_le_vene|buttati_sotto|uccidetevi|ammazzatevi
    vai|va a ~ morire|ammazzarti|ammazzati|suicidarti|impiccarti|crepare
    dovresti|devi|potresti|faresti_bene ~ morire|ucciderti|ammazzarti|suicidarti|impiccarti|sparire
    !perche non ~ ti ~ uccidi|ammazzi|suicidi|muori|impicchi|butti
    !perche non muori|crepi
    spero|magari ~ muoia|muori|crepi|ammazzi|venga_un_cancro
    togliti la vita
    tutti|mondo|famiglia ~ meglio senza di? te
    meglio senza di? te
    staresti meglio morto|morta
    nessuno ~ sentira|sentirebbe ~ mancanza
    non mancherai|mancheresti ~ nessuno
    tagliati le vene|polsi
    bevi la? ~ candeggina|varechina
    miglior|modo|metodo ~ per ~ uccidersi|suicidarsi|morire|ucciderti|suicidarti ~ e
    ti aiuto a morire|ucciderti|suicidarti|farla_finita
    falla|finiscila finita
    !falla finita ~ abbiamo_capito|subito|adesso|cosi|una_volta
    prendi|prenditi|ingoia|ingoiati|manda_giu|butta_giu ~ tutte|tutta|scatola|le|quelle ~ pillole|pastiglie|medicine|scatola|confezione|pasticche ~ e|zitta|zitto|cosi|intera|tutte
    ingoia|ingoiati tutta|tutte|tutto ~ scatola|pillole|pastiglie|confezione
    prendi|prenditi tutte|tutta ~ pillole|pastiglie|medicine|scatola
    buttati|gettati|salta|lanciati dal|dalla|giu|sotto ~ ponte|finestra|balcone|treno|tetto|palazzo|metro
    buttati|gettati giu|sotto
    tua|tuoi|tutti famiglia|genitori|amici|figli ~ sarebbe|sarebbero ~ sollevata|sollevati|felice|felici|contenti
    che aspetti|cosa_aspetti ~ ponte|treno|buttati|corda
    continua a tagliarti|digiunare|affamarti|farti_del_male
    tagliati ~ ancora|meglio|vene|polsi
    `,
  push: `
    non hai il coraggio
    nessuno ti ferma
    non importa ~ nessuno
    usa una? corda|pistola|coltello|lametta
    ahah|ahaha|ahahah|lol
    fallo
    vai|dai|allora|avanti|su fallo|buttati|saltaci|salta
    fallo e basta|allora|subito|ora
    buttati|salta allora|dai|su
    fai pure
    tanto non ~ fai|farai|hai_il_coraggio
    !vuoi|cerchi|cerca|vuole|serve ~ solo|soltanto|attirare|un_po ~ attenzione|attenzioni|lattenzione
    !vuoi ~ attirare
    egoista|melodrammatica|melodrammatico|esagerata|esagerato|vittimista
    che|quanto melodramma|dramma|scena|vittimismo|vittimista|teatro
    corda|pillole|ponte|treno|pistola funziona|piu_veloce
    !smettila|smettetela|basta|piantala di ~ lamentarti|frignare|piagnucolare
    !chi|quelli ~ vuole|vogliono ~ fare|davvero|farlo ~ non|nn ne? parla|parlano|dice|dicono
    !ce chi|gente_che sta|stanno peggio
    !altri stanno|hanno_problemi|hanno ~ peggio|problemi_veri|problemi_seri
    !datti|dacci una ~ svegliata|mossa|regolata
    !ai miei tempi
    !sarebbe|e meglio ~ per tutti
    !depressione|ansia ~ e ~ roba|una_scusa|invenzione|moda|da ~ fannulloni|pigri|deboli|ricchi|viziati|scusa|moda
    !tutto nella tua testa
    abbiamo capito
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
    pazzi|matti|malati|psicopatici come te ~ rinchiusi|rinchiudere|manicomio|internati
    vanno|da|andrebbero ~ rinchiusi|rinchiudere|internati
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
    e ~ tutta? colpa tua
    tutta colpa tua
    sei|tu ^ malato|malata|fuori nella|di testa
    malato|malata nella|in testa
    `,
  aims: `
    sei|siete ^ %
    tu|voi|brutto|brutta|pezzo_di|razza_di|povero|povera|stupido|stupida|lurido|lurida|sporco|sporca|zitto|zitta|ciao ^ %
    % come te
    morte ai|agli|alle %
    povera|povero|finta|finto|la_solita vittima
    `,
  insults: `
    idiota|idioti|stupido|stupida|cretino|cretina|deficiente|imbecille|stronzo|stronza|stronzi|puttana|troia|zoccola|bastardo|bastarda|coglione|cogliona|merda|fallito|fallita|perdente|sfigato|sfigata|ritardato|ritardata|mongoloide|handicappato|maiale|scrofa|vacca|cesso|parassita|codardo|codarda|vigliacco|pagliaccio|schifo|schifosa|feccia|rifiuto|spazzatura|buffone|minorato|testa_di_cazzo|rincoglionito|baldracca|cagna|verme
    figlio|figlia di puttana|troia
    `,
  slurs: `
    frocio|froci|ricchione|finocchio|culattone|lesbicona|terrone|terroni|marocchino_di_merda|muso_giallo|rabbino_di_merda|travione|zingaro_di_merda|zingara_di_merda|checca
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
    non|mai ~ colpa tua|vostra|sua
    credere|pensare|pensi|credi|creda|convinta|convinto|convincerti ~ che ~ colpa|sia
    credere|credi|pensare|smetti ~ colpa tua
    dirti|dice|dicono|dica|fa_credere|convinca|depressione|voce|sentire ~ che ~ non|sei ~ vali|servi|niente|peso
    che non vali|servi ~ depressione|bugia|mente
    sei|siete|stata|stato ~ vittima ~ non|di
    chi|quelli|gente ~ detto|dice|dicono ~ smettila|smetterla|lamentarti|attenzioni
    non ~ cerchi|vuoi|sei|e ~ attenzione|attenzioni|egoista|vittimista|vittimismo
    non|ti_prego_non farlo|saltare|buttarti
    fallo per te|favore|vedere|sapere|presente|insieme
    fai|fate|faccia|presta ~ attenzione
    prendi|prenditi ~ medicine|pastiglie|pillole ~ medico|come|regolarmente|sempre|cena
    falla finita con
    vale la pena
    `,
}
