import type { Words } from '../lexicon.ts'

export const es: Words = {
  scripts: ['latin'],
  gap: 3,
  danger: `
    suicidarme|matarme|ahorcarme|colgarme|cortarme|autolesionarme|envenenarme
    me suicido|mato|suicidare|matare|suicidaria|mataria|ahorco|autolesiono|corto
    quiero|voy_a|ganas_de|necesito|hacerme|he_vuelto_a hacerme_dano|lastimarme|dano
    quiero|quisiera|deseo|prefiero|preferiria|necesito|ojala ~ morir|morirme|muerto|muerta|desaparecer|no_existir|no_despertar
    quiero|quisiera|voy_a ~ acabar|terminar con todo|mi_vida|esto
    acabar|terminar|ponerle_fin con|a mi_vida|todo
    quitarme|quitarse? la vida|mi_vida
    me quito|quitare|quitaria la vida
    no quiero|aguanto seguir? ~ viviendo|vivir|existir|despertar|despertarme|estar_aqui|estar_viva|estar_vivo
    ya? no puedo|aguanto mas
    no puedo seguir|mas
    cansado|cansada|harto|harta de vivir|la_vida|existir|estar_viva|estar_vivo
    sin|ninguna|no_tengo|no_hay|encuentro ~ razon|razones|motivo|motivos|ganas|sentido para|de|por|en|a ~ vivir|seguir|vida
    no tengo ganas de vivir|seguir
    no le? veo|encuentro|hallo sentido|salida a|en ~ vida|vivir|nada|seguir
    quiero|quisiera|ojala que todo|esto ~ acabe|termine|pare
    no vale la_pena ~ vivir|seguir|vida
    mi vida|la_vida ~ no ~ sentido|vale
    estarian|estaran|estaria|estara|viviria|seria mejor sin mi
    mejor sin mi
    mejor muerto|muerta
    nadie me|va_a ~ extranara|echara|extranaria|extranarme|echarme
    ojala no|nunca ~ despertar|despertara|despertarme|nacido|despierte
    ojala me muera|muriera
    me quiero|quisiera|gustaria|voy_a morir|matar|suicidar
    saltar|tirarme|lanzarme|aventarme ~ puente|ventana|tren|vias|balcon|azotea|metro
    tomarme|tomar|tragarme|tome|tragado ~ todas|muchas|frasco|bote ~ pastillas|pildoras
    sobredosis
    cortarme las? venas|munecas|brazos
    mi|esta_es_mi ultima|ultimo|carta ~ noche|dia|despedida|suicidio
    carta de despedida|suicidio
    pensando|pienso|penso|pensamientos|ideas|ideacion en|de|sobre? el? suicidio|suicidas|suicida|muerte|morir
    intento|intente|intentado de|el? suicidio|suicidarme
    merezco morir
    me siento|estoy suicida
    adios a_todos|para_siempre|mundo
    `,
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
    hazlo ya|de_una_vez|y_punto ~
    toma|tomate|tragate todas? ~ pastillas|veneno|cloro|lejia
    bebe cloro|lejia
    la_mejor|mejor|facil|rapida forma|manera de suicidarse|matarse|morir|matarte|suicidarte ~ es
    te ayudo a morir|matarte|suicidarte
    `,
  push: `
    hazlo|adelante|dale|vete|adios
    solo hazlo
    no te atreves|atreveras
    nadie te detiene
    a nadie le importa|importas
    llamar|llamas|buscas|busca la|llamando atencion|la_atencion
    deja de llorar|quejarte|exagerar
    dramatica|dramatico|exagerada|exagerado|egoista
    superalo
    usa una? pistola|cuerda|soga|cuchillo|navaja
    pastillas|soga|cuerda|pistola|puente funciona|funcionan|mejor
    juntos|juntas
    jaja|jajaja|jajajaja
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
    maricon|maricones|marica|joto|jotos|bollera|tortillera|sudaca|sudacas|panchito|travelo|negrata|moromierda|mongolico
    negro|negra|indio|india|moro|judio ~ de_mierda|asqueroso|asquerosa
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
    quien|persona|gente|alguien|el|ella|los_que que? te ~ dijo|dice|diga|digan|dijeron ~ %
    morir|morirme|muero|morirse|mato de ~ risa|verguenza|hambre|sueno|aburrimiento|calor|frio|ternura
    no te ~ mates|mueras|suicides|cortes
    me mato|corto ~ risa|trabajando|estudiando|pelo|unas
    me corto el pelo
    cortarme el|las pelo|unas|flequillo
    no eres|sos ~ %
    `,
}
