import type { Words } from '../screening-matcher.ts'

export const es: Words = {
  scripts: ['latin'],
  gap: 3,
  harm: `
    matate|suicidate|muerete|ahorcate|cortate|pegate_un_tiro
    cortate las? venas|munecas
    matense|suicidense|muranse
    deberias|debes|tienes_que|deberian|podrias ~ matarte|morirte|morir|suicidarte|ahorcarte|desaparecer
    !por que|porque no te ~ matas|mueres|suicidas|tiras|ahorcas
    !porque|que no te ~ matas|mueres|suicidas
    ojala te ~ mueras|mates|murieras|suicides
    espero que te ~ mueras|mates|maten|suicides
    quitate la vida
    tirate|lanzate|aventate|salta ~ puente|ventana|tren|balcon|azotea|metro
    todos|mundo|familia ~ estarian|estaria|estaran|seria|estara ~ mejor sin ti|vos
    mejor sin ti
    nadie te extranara|va_a_extranar|echara_de_menos|extranaria
    estarias mejor muerto|muerta
    hazlo ya|de_una_vez|y_punto
    !dale|anda|venga|pues|adelante|hazlo_y tirate|saltate|salta|lanzate|cortate|cuelgate
    !por_que|porque no saltas|te_avientas|te_lanzas|te_cuelgas
    !ni para|pa matarte|suicidarte|morirte|eso ~ sirves|vales
    cortate mas profundo|hondo
    cuelgate|mueranse|petate|pegate_un_balazo
    toma|tomate|traga|tragate|metete todas|todos ~ pastillas|pildoras|somniferos|medicamentos
    toma|tomate|traga|tragate ~ toda_la_caja|todo_el_frasco|todo_el_bote|la_caja_entera|el_frasco_entero|el_bote_entero|veneno|cloro|lejia
    tomatelas|tragatelas todas|de_golpe|y_listo|y_ya
    bebe cloro|lejia
    la_mejor|mejor|facil|rapida forma|manera de suicidarse|matarse|morir|matarte|suicidarte ~ es
    te ayudo a morir|matarte|suicidarte
    `,
  push: `
    hazlo
    no te atreves|atreveras|animas
    !no tienes|tenes huevos|agallas|cojones|ovarios ~ hacerlo|para|de
    nadie te ~ detiene|detener|lo_impide
    a nadie le importa|importas
    llamar|llamas|llamando la? atencion
    busca|buscas|buscando|quieres|quiere|pide|pides la? atencion
    deja|para ~ de ~ llorar|lloriquear|quejarte|exagerar
    los|las|el|quien que? ~ avisan|avisa|anuncian|anuncia ~ no|nunca ~ hacen|hace
    puro teatro|cuento|show|drama
    hay gente ~ peor
    deja|para|dejate ~ de ~ ~ ~ gente|otros ~ peor
    otra|otro|una_mas que? busca|quiere|buscando|pide ~ atencion ~ ~ pereza|cansancio|asco|flojera
    dramatica|dramatico|exagerada|exagerado|egoista
    superalo
    usa una? pistola|cuerda|soga|cuchillo|navaja
    soga|cuerda|pistola|puente funciona|funcionan
    ojala lo logres|consigas esta_vez|de_una_vez
    salta|tirate|lanzate|aventate
    jaja|jajaja|jajajaja|jejeje|xd
    `,
  harass: `
    nadie te ~ quiere|ama|soporta|aguanta|necesita|va_a_querer|querra
    todos|todo_el_mundo te ~ odian|odia|detestan|desprecian
    te voy_a|vamos_a ~ matar|encontrar|violar|golpear|partir|romper|buscar
    te matare|encontrare|violare|mato
    se donde vives
    te|lo merecias|mereces|merecido|buscaste ~ violen|violaran|golpeen|sufrir|pegaran|morir
    te lo merecias|mereces|buscaste
    ojala te violen|peguen|maten|de_cancer
    eres|sos ~ error|estorbo|verguenza|desperdicio|carga
    no vales|sirves nada|para_nada
    no eres|sos nadie|nada
    no debiste|deberias ~ nacer|haber_nacido
    tu madre|tus_padres debio|debieron ~ abortarte|abortar
    `,
  insulted: `
    vete|andate|anda|vayanse a_la ~ mierda|verga|chingada|carajo
    chinga|chingas|chingate tu? ~ madre
    jodete|callate|cierra_la_boca|lárgate
    que te jodan|den|follen
    te odio
    me das asco|pena|verguenza
    das asco|pena|lastima|verguenza
    a nadie le importas|importa ~ tu|tus
    eres|sos ^ patetica|patetico|fea|feo|inutil|asquerosa|asqueroso|tonta|tonto|loca|loco|ridicula|ridiculo|gorda|gordo|debil|horrible|nula|nulo|un_chiste
    que patetico|patetica eres
    por eso te ~ dejo|dejaron|odian|engano
    es tu culpa
    deja de quejarte|llorar
    depresivos|deprimidos|suicidas ~ vagos|flojos|debiles|cobardes|egoistas
    la? depresion no existe
    depresion es ~ cuento|cuentos|moda|excusa|flojera|mentira|pereza|para_debiles
    falta de correa|cinturon|chancla|huevos|cinto
    te falta ~ correa|cinturon|cinto|chancla
    `,
  aims: `
    eres|sos|son|seras ^ %
    tu|vos|usted|ustedes ^ %
    callate|vete|largo|oye|hola|adios|maldito|maldita|pinche|puto|puta|estupido|estupida|pedazo_de ^ %
    que % eres|sos
    % como tu|vos
    todos los|las % ~ muertos|morir|mueran
    `,
  insults: `
    idiota|idiotas|imbecil|imbeciles|estupido|estupida|estupidos|tarado|tarada|pendejo|pendeja|gilipollas|cabron|cabrona|puta|puto|putas|zorra|perra|mierda|basura|escoria|fracasado|fracasada|perdedor|perdedora|subnormal|retrasado|retrasada|inutil|cerdo|cerda|vaca|parasito|cobarde|payaso|payasa|boludo|pelotudo|pelotuda|malparido|malparida|hijueputa|hijoputa|gonorrea|culero|culera|mongolo|lacra|asco
    hijo|hija de puta|perra
    `,
  slurs: `
    maricon|maricones|joto|jotos|bollera|tortillera|sudaca|sudacas|panchito|travelo|negrata|moromierda|mongolico
    negro|negra|indio|india|moro|judio de_mierda|asqueroso|asquerosa
    puto|puta|pinche|eres_un|sos_un|maldito marica|maricas
    `,
  spam: `
    haz|haga clic|click aqui|abajo|enlace|para ~ ganar|gratis|premio
    gana|ganar|gane|ganas hasta? ~ dia|semana|mes|hora ~ desde_casa|sin_esfuerzo|por_internet
    ganancias garantizadas
    duplica|duplicar|multiplica tu|tus ~ dinero|bitcoin|inversion
    amarre|amarres de amor
    has ganado|sido_seleccionado|sido_seleccionada un|una|para ~ premio|iphone|sorteo
    viagra|cialis ~ barato|online|venta|receta
    prestamo|prestamos ~ rapido|rapidos|inmediato|inmediatos|sin_requisitos|sin_buro
    `,
  offer: `
    haz|haga clic|click
    compra|compre|pide ahora|ya|hoy|aqui
    oferta especial|limitada|por_tiempo
    codigo de descuento|promocional
    envio|prueba gratis
    escribeme|escribanme|contactame|mandame|escribe por|al|a|un ~ whatsapp|telegram|privado|dm|mensaje|interno
    whatsapp
    telegram
    sigueme|siganme en
    enlace|link en ~ bio|perfil
    visita mi|nuestra|nuestro ~ pagina|sitio|web|perfil|tienda|canal
    suscribete
    gana|ganar dinero
    trabaja|trabajar desde casa
    ingresos pasivos
    unete a mi|nuestro
    mejores precios
    `,
  report: `
    +me dijo|dice|dicen|dijeron|decia|decian|llamo|llama|llaman|llamaron|grito|grita|gritan|gritaron|escribio|escribieron|han_dicho|ha_dicho|repite|repiten
    +nos|diciendome|diciendonos|llamandome dijo|dice|dicen|dijeron|que
    dijo|dice|dicen|dijeron|decia|decian|grito|gritaron|escribio|escribieron|comentaron|repite|repetia
    le dije|dijo|dijeron
    voces|voz ~ dicen|dice|cabeza
    mensajes|comentarios|cosas como|que|diciendo
    que soy
    `,
  negations: 'no nunca jamas ni tampoco sin nadie',
  fillers:
    'un una el la los las tan muy solo solamente puro pura maldito maldita pinche puto puta jodido jodida completo completa verdadero verdadera gran pobre simple mas bien realmente de lo mas totalmente bastante vaya unos unas pedazo estupido estupida asqueroso asquerosa',
  never: `
    te|les|nos dice|dicen|decia|hace_creer|miente ~ que eres|sos ^ estorbo|carga|inutil|%
    quien|persona|gente|alguien|el|ella|los_que que? te ~ dijo|dice|diga|digan|dijeron ~ %
    morir|morirme|muero|morirse|mato de ~ risa|verguenza|hambre|sueno|aburrimiento|calor|frio|ternura
    no te ~ mates|mueras|suicides|cortes
    me mato|corto ~ risa|trabajando|estudiando|pelo|unas
    me corto el pelo
    cortarme el|las pelo|unas|flequillo
    no eres|sos ~ %
    quien|persona|gente|alguien|los_que|nadie que? te ~ dijo|dice|diga|digan|dijeron|hizo|hicieron ~ eres|sos
    no|ni|nunca ~ pienses|creas|crea|piense|digas|sientas que ~ culpa
    no|ni ~ es|fue|seas|eres ~ culpa|carga|error|estorbo|verguenza
    tu perra|vaca|cerdo|cerda
    atencion medica|psicologica|profesional|psiquiatrica|urgente
    no|nadie ~ eres|sos|seas|estas ~ dramatica|dramatico|exagerada|exagerado|egoista|loca|loco|debil|inutil
    jaja|jajaja|jajajaja|xd ~ te|yo|animo|abrazo|fuerza|igual|tambien|gracias
    a nadie le importa si
    nadie ~ mejor sin ti|vos
    no estaria|estarian|estaran|estara|seria|serian|estan|estamos|estariamos ~ mejor sin ti|vos|usted
    nadie|todos|todo_el_mundo te ~ ~ no_es_verdad|no_es_cierto|es_mentira|no_es_asi|es_falso
    no es verdad|cierto ~ que ~ ~ ~ nadie|todos|eres|sos|estarian|sin_ti
    mentira|falso que ~ ~ ~ nadie|todos|eres|sos|sin_ti
    sientes|crees|piensas|sentis|crea|cree|parece|sienta que ~ ~ nadie|todos|eres|sos|estarian|sin_ti
    nadie te ~ ~ mas|tanto que|como
    hazlo por|con|poco_a_poco|despacio|cuando_puedas|a_tu|paso
    no|nadie ~ llamar|llamas la? atencion
    `,
}
