import type { DangerPhrases } from '../detector.ts'

/** Words that several phrases share. */
const WANT =
  'quiero|quisiera|queria|deseo|deseando|deseaba|prefiero|preferiria|necesito|gustaria|ganas_de|queriendo|kiero|qiero|kero|mequiero|provoca|apetece|anhelo'
const KILL_MYSELF =
  'matarme|suicidarme|ahorcarme|colgarme|envenenarme|autolesionarme|desvivirme|degollarme|autolesion|autodestruirme|quitarme_la_vida|quitarme_de_en_medio'
const BODY = 'brazos|brazo|munecas|muneca|piernas|pierna|muslos|venas|antebrazos|piel|barriga|abdomen|tobillos'
const PERSON =
  'amiga|amigo|hermano|hermana|hijo|hija|padre|papa|madre|mama|alumna|alumno|vecino|vecina|novia|novio|pareja|prima|primo|companera|companero|chica|chico|marido|mujer|esposa|esposo|ex|sobrina|sobrino|abuela|abuelo|tio|tia|paciente|conocido|conocida|cunada|cunado|nieta|nieto|jefe'
const PAIN_FREE = 'sin_dolor|sin_sufrir|sin_que_duela|sin_que_me_duela|menos_dolorosa|indolora|rapida|facil|segura|rapido'

export const es: DangerPhrases = {
  scripts: ['latin'],
  gap: 3,
  hopeless: `
    no puedo|aguanto|soporto|doy|resisto mas
    no puedo seguir|continuar
    no aguanto ni
    no le? veo|encuentro|hallo|tengo|tiene|tienen sentido|salida|solucion|futuro
    no ~ veo|hay|encuentro salida|futuro|solucion
    sin salida|esperanza|esperanzas|rumbo|futuro
    perdi|perdido la|toda esperanza|esperanzas
    que|cual sentido tiene ~ todo|esto|vida
    nada ~ tiene|vale ~ sentido|pena
    mi vida ~ no vale|sirve|tiene
    no valgo|sirvo nada|para_nada|pa_nada
    vacia|vacio por|de dentro|adentro
    siento|estoy|sentirme ~ vacia|vacio|muerta_en_vida|muerto_en_vida|muerta_por_dentro|muerto_por_dentro
    soy|siento ~ fracaso|estorbo|carga|inutil|mierda|basura|error
    no tengo|quedan|queda ~ fuerzas|ganas|esperanza|esperanzas|futuro
    sin fuerzas|ganas ~ seguir|nada
    nada me importa|ilusiona|llena
    nunca voy_a estar|ser bien|feliz
    todo me da igual|lo_mismo
    ya no espero|siento nada
    toco|tocado|tocando fondo
    pozo|hoyo|agujero ~ salgo|salir|negro
    quiero|ojala|necesito que ~ todo|esto|dolor acabe|termine|pare
    quiero|necesito dejar|parar de sufrir|sentir
    pienso|pensando|penso en la? ~ muerte
    sin cortarme|autolesionarme|hacerme_dano
    se suicido|suicida|suicidara|quito_la_vida|ahorco|mato
    perdi|perdimos|murio|fallecio|muerte ~ ~ por suicidio
    suicidio|muerte_por_suicidio de|del mi|padre|hermano
    superviviente|sobreviviente ~ suicidio
    `,
  present: `
    ${KILL_MYSELF}
    me ${WANT} ~ matar|suicidar|morir|matr|ahorcar|colgar|desvivir|cortar_las_venas|ir_para_siempre|kms
    ${WANT} unalive|kms|suicid*
    me suicido|suicidare|suicidaria|matare|mataria|desvivo|autolesiono|autolesione
    quizas|igual|creo_que|si_no|capaz|a_veces me mato
    me mato ~ esta_noche|hoy|manana|y_ya|y_listo|y_punto|y_se_acabo|y_chau
    me voy_a|vy_a|boy_a suicidar|matar|quitar_la_vida|morir_hoy|desvivir
    boy_a|voy_a suicid*
    me quito|quitare|quitaria la vida|de_en_medio
    ${WANT} ~ morir|morirme|morirm|moriir|estar_muerto|estar_muerta|no_existir|no_ser|no_despertar|no_haber_nacido|no_estar_viva|no_estar_vivo|no_estar_aqui|no_estar_mas
    ${WANT} ~ desaparecer|desaparezer|borrarme|evaporarme|esfumarme|desintegrarme|volverme_nada
    ${WANT} ~ irme|marcharme|partir|largarme ~ siempre|mundo|vida
    ${WANT} ~ dormir|dormirme|descansar ~ siempre|eternamente|nunca
    ${WANT} ~ acabar|terminar ~ con todo|esto|mi_vida|mi_existencia
    ${WANT} ~ hacerme dano|algo
    ${WANT} ~ cerrar_los_ojos ~ abrirlos|para_siempre
    acabar|terminar|acabando|ponerle_fin|poner_fin|fin con|a mi_vida|mi_existencia|todo_de_una_vez
    irme|irse|marcharme|partir|largarme|borrarme de este|del|de_el mundo
    estar|seguir|vivir|quedarme mas? en este mundo
    dejar|dejara|deje de existir|vivir|respirar
    apretar|pulsar ~ boton ~ ~ existir|desaparecer|morir
    borrarme del mapa|mundo
    desaparecer para siempre|del_mundo|de_este_mundo|de_la_tierra|de_verdad|y_ya
    dormir|dormirme|duerma|acostarme|durmiera ~ no|nunca|jamas ~ despertar|despertarme|despierte|despertara
    no|nunca|jamas mas? volver_a? despertar|despertarme|despierte|despertara|amanecer|amanezca
    no|nunca amanezco|amanezca|amaneciera
    no quiero|kiero|qiero|quisiera|deseo|aguanto|soporto|apetece|kero|quiere_mi_cuerpo ~ vivir|bibir|vivr|viviendo|bibiendo|existir|existiendo|despertar|despertarme|amanecer
    no quiero|kiero|qiero|aguanto|puedo|voy_a|pienso|voy ~ segir|seguir|continuar ~ viviendo|viva|vivo|respirando|existiendo|bibiendo|en_este_mundo
    no quiero|kiero|qiero|deseo estar ~ aqui|viva|vivo|mundo|mas
    no sigo|seguire ~ con_esta vida
    no aguanto ~ ni un? dia|minuto
    ni un dia ~ mas ~ viva|vivo|asi
    no aguanto ~ un dia ~ viva|vivo|vida
    harta|harto|cansada|cansado|canse|cansadisima|cansadisimo|podrida|podrido|aburrida|aburrido|hasta_los_huevos|hasta_el_gorro de vivir|existir|respirar|estar_viva|estar_vivo|estar_aqui|seguir_viva|seguir_vivo|seguir_viviendo|esta_vida|la_vida|mi_vida|bibir
    no ~ hay|tengo|queda|encuentro|veo|existe ~ razon|razones|motivo|motivos|ganas|sentido|nada de|para|por|a|que|pa ~ ~ vivir|viva|vivo|viviendo|existir
    sin|ninguna|cero ~ razon|razones|motivo|motivos|ganas para|de ~ vivir|existir
    no tiene|le_veo|veo|encuentro ~ sentido ~ vivir|estar_viva|estar_vivo|seguir_viviendo|seguir_viva|seguir_vivo
    no vale la_pena ~ vivir|seguir_viva|seguir_vivo|seguir_viviendo
    por_que|porque|xq|pq|para_que|pa_que|k ~ sigo|seguir ~ viva|vivo|viviendo|respirando|existiendo
    para_que|pa_que|pa ~ vivir|existir
    ojala|mejor|preferiria|deseo|deseando|deberia|nunca|quisiera ~ no|nunca|jamas haber|hubiera|hubiese|debi ~ nacido|existido|nacer|despertado
    ojala|nunca no|nunca|hubiera|hubiese|debi|haber ~ nacido|nacer
    nunca debi nacer|haber_nacido
    me hubiera|hubiese|hubieran|debio ~ abortado|abortar
    ojala|pudiera ~ me muera|muriera|muriese|muero|mate|matara|maten|atropell*|parta|de_algo_malo|diera_algo|de_un_infarto
    ojala ~ morirme|morir|desaparecer|borrarme|dormirme
    pido|ruego|rezo|suplico|dios|diosito|muerte|senor ~ ~ me lleve|lleves|llevara|recoja|mate
    espero|esperando|espera|espere|deseo|quiero|ansio la? muerte|a_la_muerte|morirme_pronto
    que muerte venga|llegue
    mejor|estaria|estar|serviria|valgo|valdria|vale ~ muerto|muerta
    muerto|muerta ~ ~ serviria|estaria|valgo|valdria|mejor|estorbo
    merezco ~ morir|morirme|vivir|la_muerte
    no merezco ~ vivir|estar_viva|estar_vivo|existir
    me siento|estoy ~ suicida
    tengo|tuve|tenido|por|con|mis|vuelven|tener ~ pensamientos|ideas|ideacion|impulsos suicida|suicidas|s|sui|de_muerte|autoliticas
    s icida|icidas|icidarme|icidarme|uicida|uicidarme
    pensamientos|ideas s|sui|suic*|s_icidas
    mi ideacion|al volvio|suicida
    pienso|pensando|pense|fantaseo|fantasear|fantaseando|sueno|obsesionada|obsesionado en|con|sobre ~ suicidio|suicidarme|matarme|morir|morirme|desaparecer|unalive|desvivirme|mi_funeral|mi_muerte|mi_entierro|tirarme|saltar|ahorcarme
    el suicidio ~ ~ unica|salida|opcion|solucion
    imagenes|imagen|ganas|impulso|impulsos de tirarme|saltar|lanzarme
    imagino|imaginando|imaginarme ~ mi_funeral|mi_entierro|mi_muerte|muerta|muerto|tirandome|saltando
    morir|morirme|la_muerte|muerte|no_existir|mi_funeral ~ ~ paz|calma|alivio|descanso|descansar|tranquilidad|tranquiliza|tranquilo|liberacion|salida|bonito
    idea|pensar ~ no estar ~ ~ paz|calma|alivio|tranquiliza
    descanso eterno
    descansar|dormir|dormirme|apagarme|apagarse ~ para_siempre|eternamente|definitivamente|de_todo
    seria|quiero|quisiera|ganas_de ~ apagarse|apagarme
    no sentir ~ nada ~ nunca|jamas|mas
    puedo|podria|pudiera morirme|matarme ~ cuando|quiera|hoy
    nadie me ~ extran*|echaria|echara|echar_de_menos|va_a_extranar|lloraria|llorara|recuerde
    nadie ~ extranarme|echarme_de_menos|notaria_mi|lloraria_por_mi
    sin mi ~ ~ mejor|felices|feliz|tranquilos|tranquila|tranquilo|contentos|plata|vivirian|aliviados
    mejor|felices|feliz|tranquilos|tranquilo|tranquila|contentos|libres|bien|perderia_nada sin mi
    mejor|felices|feliz|tranquil*|contentos|alivio|descansar*|libres ~ si_yo|si_ya|si|cuando ~ no existiera|estuviera|este|viviera|hubiera_nacido
    si me|yo_me muero|muriera|muriese|mato|matara|muriera|suicido ~ ~ ~ mejor|descans*|felices|feliz|tranquil*|alivio|nadie|favor|extran*|problema
    si yo? ya? no existiera|hubiera_nacido|estuviera_aqui
    soy|siento ~ carga|estorbo|lastre|peso ~ ~ ~ muerta|muerto|desaparec*|morirme|no_estuviera|no_existiera|sin_mi
    seguro de vida ~ ~ ~ que_yo|mejor|mas_util|cobr*
    favor ~ ~ muriendome|matandome|desapareciendo|morirme|matarme
    ya he vivido|vivi ~ bastante|suficiente|demasiado
    he|vivi vivido|lo ~ bastante|suficiente|que_tenia_que_vivir|demasiado
    ya vivi ~ bastante|suficiente|demasiado
    no pienso|planeo|voy_a llegar|pasar|cumplir ~ viva|vivo|los
    no pienso pasar|llegar
    no creo que? llegue|llegar ~ viva|vivo
    no me veo ~ cumpliendo|llegando
    cuento|contando ~ dias|horas que_me_quedan|para_no_estar|para_irme|hasta_mi_muerte
    anos ~ suficientes|bastantes ~ ~ uno|no_quiero|ninguno
    por_fin dejo|dejare|dejar de sufrir
    miedo|asusto|asusta|miedo_a ~ de|a ~ mi misma|mismo
    no me fio de mi
    no confio en mi ~ esta_noche|sola|solo|hoy|ahora
    escondi|esconder|escondiendo|escondo|guarde|guardan|tire ~ cuchillos|cuchillas|pastillas|tijeras|navajas ~ de mi
    hacer|haga|hago|cometer|hacerme una? locura|tonteria|barbaridad|estupidez ~ conmigo|esta_noche|hoy|si_me|cualquier_dia
    voz|voces|cabeza ~ dice|dicen|pide|piden|ordena|grita ~ salte|salta|me_mate|matate|me_corte|cortate|me_tire|tirate|me_muera|haga_dano|lo_haga|hazlo
    hacerme|haciendome|hago dano|algo
    linea|telefono|chat|hotline de|contra|del|para|la? ~ suicidio|suicida|suicidas|crisis|esperanza
    llame|escribi|hable|marque ~ 024|988|911
    vuelto|volvi|vuelvo|recai|recaer|recaida|recaido|empece|empezado ~ cortarme|autolesion|autolesiones|cutting|autolesionarme
    cortarme|aranarme|quemarme|golpearme
    me corto|corte|cortaba|cortando|estoy_cortando|he_cortado|hice_cortes ~ ${BODY}
    me corto|corte|cortado otra_vez|de_nuevo|para|cuando|porque|hasta|cada|a_escondidas|anoche
    llenas|llenos|llena|lleno|tapo|oculto|escondo|tapar|ocultar|esconder de? ~ cortes|cicatrices|marcas
    me golpeo|pego|doy|estampo|pegaba ~ cabeza|punetazos|pared|golpes|punos|cabezazos
    me quemo|queme ~ ~ encendedor|mechero|cigarro*|cigarrillo*|proposito|adrede|donde_no
    me muerdo|arano|pellizco|clavo|pincho|rasguno ~ ~ ~ sangre|sangrar|sangro
    filo|cuchilla|navaja|hoja|cuter|gillette|vidrio ~ piel|${BODY}
    espero|ojala|deseando|quiero|esperando ~ ~ cuerpo|corazon ~ apague|pare|rinda|falle|aguante|colapse|detenga|apagarse
    pare el corazon
    dejar|deje|dejo|dejando|dejado de comer|tomar|ponerme ~ ~ ~ morir|morirme|desaparecer|apague|apagarme|acaba_todo|acabe|consuma
    deje ~ insulina|medicacion ~ ~ acaba|acabe|morir*|a_ver_si|termina
    pasarme|pasar con ~ pastillas
    ni_para|para matarme|morirme|suicidarme|eso sirvo|valgo|servi
    no quiero arruin*|fastidi*|estrope* ~ navidad|navidades|fiestas|boda|cumpleanos
    reparti|regale|regalando|repartiendo|repartir|regalar todas? mis cosas|pertenencias
    me rindo ~ vivir|viviendo|vida
    ya? tome la decision ~ ~ acaba|irme|morir|termina
    se acabo ~ nada ~ viva|vivo
    morirme|querer_morir|querer_morirse|querer_matarse|querer_desaparecer
    mi|propia muerte|funeral|entierro|velorio|cadaver|suicidio
    estar|estuviera|estare|estaria|ver|verme muerta|muerto|bajo_tierra
    bajo tierra
    unica salida|solucion|opcion|escapatoria ~ ~ muerte|morir|morirme|matarme|desaparecer
    muerte ~ unica salida|solucion
    la muerte ~ seria|es|suena|llama ~ alivio|salida|solucion|bendicion|llama
    nadie|importa|importaria|da_igual|mismo ~ ~ si ~ me muero|muriera|mato|desaparezco|muera
    nadie ~ ~ si desaparezco|muero|desapareciera|muriera
    si desaparezco|desapareciera|faltara|falto|muero|muriera ~ ~ nadie
    da igual|lo_mismo ~ morir|morirme|vivir_o|si_vivo|si_me_muero|estar_viva|estar_vivo
    me he cortado|rajado|quemado_a_proposito
    me raje|rajo|tajee|tajeo|corte|hice_cortes|hago_cortes|lastimo|lastime|autolesion*|daño
    corto|corte los|las|el|mis ${BODY}
    tengo|hago|hice|hacerme ~ cortes en las|los|mis|el|la ${BODY}
    casi lo hago|me_mato|salto|me_tiro|hago_una_tonteria
    a punto de hacerlo|saltar|tirarme|matarme|acabar_con_todo
    valor|coraje|huevos|agallas|cobarde para|pa hacerlo|matarme|irme|saltar|acabar
    me|un|una ~ atropelle|atropellara|atropellase
    acabar|terminar con mi|este|tanto sufrimiento|dolor|agonia|tortura|calvario
    la? vida no es para_mi
    haber|haberme|de despertado|despertarme
    llevame ya|contigo|dios|senor
    dios|senor|virgen ~ llevame
    reunirme|unirme|encontrarme|irme con|a ~ ~ cielo|mas_alla
    librarse|libraran|libres de mi
    cansao|cansaa|jarto|hastiada|hastiado de vivir|existir|la_vida
    no ~ razon|razones|motivo|motivos para|de seguir
    se acabe|termine ~ mi vida
    mi vida se? acabe|termine|acabara|terminara
    no puedo|quiero|voy_a vivir ~ mas ~ asi
    no quiero vivir
    quiero|quisiera no existir
    no ~ vale seguir viviendo
    no sirvo ~ ni ~ para vivir
    sobro ~ en este|el mundo
    el mundo ~ mejor sin_mi
    el mundo ~ sin mi
    tengo ganas de matarme|morir|desaparecer|no_estar
    s*icid*|su1cid*
    tentada|tentado de|a ~ acabar|saltar|matarme|hacerme
    lamento|lamentar|odio|maldigo|asco ~ seguir|estar|haber respirando|viva|vivo|nacido|existiendo
    no soporto|aguanto estar|seguir|continuar ~ viva|vivo|viviendo
    no me queda|quedan ~ motivo*|razon*|ganas ~ vivir|viviendo|viva
    me hubiera|hubiese|habria muerto|matado|ido_con
    hubiera|hubiese|tendria_que|deberia ~ haberme|haber muerto|matado
    hacer|hacerme un|una|unos corte|cortes|tajo
    marcas|heridas|cortes nuevas|nuevos|frescas|frescos|abiertas ~ ${BODY}
    no quiero cumplir ~ mas|otro|ningun|ni_un
    pienso|pensar|pensando en no estar|existir|despertar|frenar|volver_nunca
    soltar el volante
    estrellarme|estamparme|volantazo|estrellar_el
    no frenar
    nadie va_a llorar|llorarme|extranarme
    nadie ~ tendra|tenga|tener que cargar|aguantarme|lidiar
    volviendo|vuelven|volvieron ~ ideas|pensamientos malas|malos|feas|feos|oscuros|negros
    me ${WANT} ~ hacer dano|algo|desaparecer_del
    me tiraria|ahorcaria|colgaria|lanzaria|dispararia|suicido|cortaria_las_venas
    volarme la cabeza|los_sesos
    dejar|abandonar|salir de? este mundo
    quitarme del medio
    no pertenezco ~ este mundo
    poner|ponerle punto_final|fin|final a todo|mi_vida|esto|mi_existencia
    palmarla|estirar_la_pata|petatearme|irme_al_otro_barrio|irme_al_otro_mundo
    tentaciones|impulso|impulsos|urgencia|necesidad de cortarme|hacerme_dano|lastimarme|morir
    cabeza|mente|voz ~ ~ matate|muerete|hazlo_ya|tirate
    empujon|saltar|tirarme|caer desde|de ~ azotea|puente|balcon|terraza|acantilado
    hijos|familia|todos|padres ~ ~ mejor ~ ~ yo muerta|muerto
    autolesion*|cortandome|lastimandome|quemandome|golpeandome|rajandome|haciendome_dano|desangrarme
    solo|queda|deseo|unicamente la muerte
    duele existir|vivir|seguir_viva|seguir_vivo
    mejor ~ me muero|mato|desaparezco|muriera
    no|nunca me despierte|despertara|despertar|despertase
    corazon ~ parara|deje_de_latir|dejara_de_latir|detenga|detuviera
    no|nunca ~ abrir los ojos
    envidia|envidio ~ ~ muertos|muerto|muerta|que_murio|que_ya_no_estan
    estare|estaria|estar en paz ~ siempre|fin
    me bajo|bajarme ~ mundo|vida
    hasta aqui llegue|llego|he_llegado
    dejar|dejare|deje|dejaria de ser_una_carga|estorbar|ser_un_estorbo|ser_un_peso
    hago|haria|haria_a_todos ~ favor ~ ~ muero|desaparezco|yendome|irme|morirme|desaparecer
    linea|telefono|numero|chat ~ ayuda|apoyo|vida ~ ~ ~ no|nadie|colg*|espera|grab*
    lucho|luchando|peleo|resistir|controlar|aguantando ~ ~ ganas|impulso|impulsos|urgencia de
    aguantar|resistir|sobrevivir|superar ~ a? esta noche
    no me dejen|dejes|dejeis sola|solo
    dejarme morir|ir_del_todo
    tanto cuesta|dificil|facil ~ ~ morir|morirse|morirme
    vivir ~ tortura|castigo|condena|infierno
    `,
  acute: `
    tirarme|lanzarme|arrojarme|aventarme ~ ~ puente|ventana|tren*|balcon|azotea|metro|vias|acantilado|vacio|edificio|terraza|piso|camion|carretera
    voy_a|pienso tirarme|lanzarme|arrojarme|aventarme|saltar|colgarme
    me voy_a|vy_a|boy_a tirar|lanzar|colgar|ahorcar|arrojar|aventar|cortar_las_venas|pegar_un_tiro
    boy_a|voy_a|vy_a|bou_a matarme|suicidarme|morirme|desaparecer_para_siempre|quitarme_la_vida|hacerlo_esta_noche|acabar_con_mi_vida
    manana|hoy|esta_noche|ahora|ya salto|me_tiro|me_mato|me_suicido|me_cuelgo|acabo_con_todo|lo_hago_y_ya
    me mato|suicido|voy_a_matar|cuelgo esta_noche|hoy|manana|el_lunes|el_viernes|el_domingo
    cortarme|corte|corto|cortar|abrirme las venas
    pegarme|darme|meterme un tiro|balazo
    cuantas|cuanta|cuantos|que pastillas|dosis|altura|pisos|medicamentos|somniferos|cantidad ~ ~ morir*|despertar|mortal|letal|suficiente*|muero|mata|matan|matarme
    dosis ~ mortal|letal|mata
    suficiente|suficientes|alcanza|alcanzan|alcanzara|basta|bastara|sirve|sirven para|pa ~ morir|morirme|matarme|irme|dormirme|no_despertar|no_sobrevivir
    alcanza|basta|suficiente ~ no despertar
    para|pa no despertar|volver_a_despertar|despertarme|despertar_mas|sobrevivir
    suficiente altura
    altura|piso ~ suficiente|alcanza|mata|basta
    cuanto tarda|tardan|tardo|tardaria|se_tarda ~ ~ morir|morirse|morirme|hacer_efecto|desangrarse|desangrarme
    con esto ~ ~ morir|morirme|muero|mato
    si mezclo|tomo|trago|me_tomo ~ ~ muero|mata|morir|morire|despierto
    quedar|quedarme|quede|quedara vivo|viva|a_medias|vegetal
    tengo ~ pastillas|cuchilla|cuchillas|soga|pistola|navaja|veneno|arma ~ mano|manos|al_lado|aqui|delante|lista|listas|preparad*|escondid*|guardad*
    tengo la? ~ soga|pistola|escopeta|cuchilla
    cuerda|soga ~ coche|armario|placard|cajon|lista|preparada|cuello|carro|ropero|garaje
    compre|consegui|guarde|guardo|escondi|prepare|comprado|conseguido ~ soga|cuerda|cuchilla|pistola|veneno|pastillas|arma|navaja|lo_que_necesito|lo_necesario|escopeta
    juntando|acumulando|guardando|ahorrando|juntar|acumule|junte|juntado|guardado ~ pastillas|somniferos|medicamentos|pildoras|ansioliticos|blisters
    pistola|escopeta|arma|revolver ~ ~ cargada|cargado|mi_padre|mi_papa|mi_abuelo|mesita|en_la_boca|en_la_cabeza|en_la_sien
    estoy|toy|sentado|sentada|parado|parada|subi ~ azotea|tejado|puente|cornisa|vias|orilla|barandilla|acantilado|precipicio|anden|balcon ~ ~ ~ saltar|abajo|nadie|tren|temblando|mirando|miedo|tirarme|salto
    borde|orilla|cornisa del|de puente|vacio|azotea|precipicio|tejado|edificio|vias|las_vias|la_azotea|un_puente|anden
    lo intente ~ ayer|anoche|otra_vez|de_nuevo|hoy|esta_manana|el_lunes|el_sabado|el_domingo|hace_dias
    intente|intentado|intentando|quise|trate|volvi_a|vuelto_a ~ matarme|suicidarme|ahorcarme|colgarme|quitarme_la_vida|morir|morirme|acabar_con_mi_vida|intentarlo|tirarme
    mi|tras_un|sali_de_un|otro|ultimo intento ~ suicidio|suicida|quitarme_la_vida
    sobrevivi ~ ~ intento
    lavado de estomago|gastrico
    acabo_de|recien ~ cortarme|tomarme|tomar|tragarme|corte|tome|trague ~ ~ pastillas|todas|todo|caja|frasco|monton|sangra|sangrar|venas|sangre
    me ~ tome|trague|tomado|tragado|tomo ~ todas|todo|caja|frasco|blister|bote|monton|punado|muchas ~ ~ pastillas|que_habia|entera|entero|completo|hora|pepas|que_tenia|que_encontre
    voy_a|quiero|pienso|tomarme|tragarme ~ ~ todas|muchas|frasco|bote|caja|blister ~ ~ pastillas|pildoras|entera|somniferos
    mas pastillas de_la_cuenta|a_proposito|de_las_que
    tuve|tome|hacerme|meterme|tomarme|provocarme ~ sobredosis
    mezcle ~ ~ pastillas ~ ~ despertar|morir*|no_despertar
    me voy|ire|fui|marcho|voy_a_ir ~ de este mundo
    ya no voy_a|vaya_a|estare estar|existir|vivo|viva|aqui
    manana|lunes|martes|miercoles|jueves|viernes|sabado|domingo|entonces|hora|cumpleanos ~ ~ ya_no voy_a_estar|estare|estoy|existire
    cuando|si lean|leas|leais|lees|leas_esto ~ ~ no voy_a_estar|estare|este|estoy|vivo|viva
    mi|la ultima|ultimo noche|dia ~ ~ vida|viva|vivo|tierra|mundo|todos
    es|sera la|mi ultima noche
    hoy es mi ultimo dia
    noche es la ultima
    es|sera mi ultimo|ultima mensaje|post|publicacion|carta|adios
    viernes|lunes|manana|hoy|domingo|noche ~ termina|acaba|se_acaba|terminara|acabara todo
    todo ~ termina|acaba|se_acaba|acabara|terminara para mi
    para matarme|suicidarme|irme_para_siempre
    me mato ~ ~ despues|cuando|hasta|antes_de|apenas
    hasta|cuando que? ~ muera|muere|falte ~ ~ ~ me_voy|me_mato|voy_yo|irme|yo_tambien
    plazo|limite hasta|es ~ cumpleanos|navidad|fin_de_ano
    por fin lo voy_a hacer
    por fin lo hago|hare
    deje|dejo|escrib* ~ carta|cartas|nota ~ ~ mis_hijos|mi_familia|mi_madre|mi_mama|mis_padres|despedida|para_todos|cada_uno
    mi|una|dejar|escribir|escribi carta|nota de despedida|suicidio
    perdon|perdonadme|perdonenme|perdoname|perdonen ~ ~ os|los|las|te quiero|amo|quise
    perdonadme|perdonenme|perdon|perdonen ~ ~ no es|fue|sera culpa
    adios ~ ~ perdoname|perdonenme|perdonadme|perdon
    no es|fue|sera culpa de nadie
    despedirme de alguien|todos|ustedes|vosotros|todas|la_vida|este_mundo
    adios mundo|para_siempre|a_la_vida|vida
    cuiden|cuida|cuidad|cuidame|cuidenme|encarguense ~ ~ ~ cuando|si ~ no_este|falte|me_vaya|no_estoy|me_muera
    forma|manera|modo|metodo|metodos|opcion ~ ${PAIN_FREE} ~ ~ morir|morirme|morirse|irse|irme|suicid*|matarme|matarse|desaparecer
    forma|manera|modo|metodo|metodos ~ ~ morir|morirme|morirse|irse|irme|suicidarse|suicidarme|matarme|matarse ~ ${PAIN_FREE}|sin_que
    forma|manera|modo|metodo|metodos de morir|morirme|morirse|suicidarse|suicidarme|matarme|matarse
    como ~ matarme|morirme|suicidarme|ahorcarme|desvivirme|suicidarse|matarse|ahorcarse|quitarse_la_vida|quitarme_la_vida|desaparecer_para_siempre
    como hago|haria|puedo para? ~ morir|morirme|no_despertar
    irme|irse|partir|morir|morirme sin_dolor|sin_sufrir|sin_que_duela|sin_que_me_duela|sin_sufrimiento
    que|algo|donde|dnd puedo|puede|consigo|compro|hay|tomo ~ ~ ~ morir|morirme|no_despertar|no_volver|dormirme_y|dormir_y_no
    nudo|nudos ~ ~ para_mi|horca|cuello|ahorcar|ahorcarme|soga
    tengo|ya ~ planeado|plan|fecha|planificado|decidido ~ ~ ~ carta|lugar|sitio|muerte|matarme|morir|irme|tranquil*
    planeando|planeado|planear|planee mi muerte|suicidio|final|despedida
    pague|pagado|pago ~ mi? entierro|funeral|sepelio
    lo hare|hago|voy_a_hacer cuando ~ ~ vayan|duerman|salgan|este_sola|este_solo|quede_sola|quede_solo|salga|duerma
    se ~ como y donde|cuando
    es|esta mi despedida
    no me busquen|busqueis|busques
    no voy_a|creo_que ~ llegar|llegue|pasar a|de manana|hoy|esta_noche
    no llego|paso a|de manana|hoy|esta_noche
    cuando lean|leais|leas|lees ~ ~ muerto|muerta|ido|lejos
    me tome|tomado|trague|tragado|tomo ~ ~ pastillas|pepas|somniferos|ansioliticos|pildoras|blister*
    preparada|preparado|lista|listo ~ cuerda|soga|cuchilla|pistola
    navaja|cuchilla|cuter|gillette ~ bolsillo|mano|mochila|almohada|al_lado|bolso
    subi|subido|sentado|sentada|parada|parado|asomada|asomado|estoy|colgando ~ azotea|tejado|barandilla|baranda|cornisa|vias
    puente ~ ~ saltar|tirarme|mirando|lanzarme
    bote|frasco|caja|blister|punado ~ pastillas|somniferos ~ ~ delante|mano|llorando|aqui|enfrente
    hoy|esta_noche me_mato|me_voy_para_siempre|acaba_mi_vida
    quede viva|vivo|despierto_igual
    estoy ~ despidiendome
    despidiendome ~ todos|ustedes|vosotros
    es hora de irme|partir|morir|despedirme
    decidi|decidido|decision ~ ~ matarme|morir|suicidarme|irme_para_siempre|quitarme_la_vida|terminar_con_todo
    ya esta todo decidido|listo|preparado
    tomarme|tragarme|tomarmelas ~ frasco|bote|blister|todas|la_caja
    tome|tomado|trague ~ de mas a_proposito|adrede|queriendo
    elegi|puse|fije|marque ~ fecha|el_dia
    dejo|dejar|deje|dejando ~ todo ~ orden|arreglado|listo ~ ~ ~ tengan|carguen|problemas|cuando_no_este|me_vaya|falte
    me pego|pegue|pegaria un tiro
    me ~ pegar|dar un tiro
    tome|trague|tomo|tomado ~ frasco|bote|caja|blister|punado|monton de pastillas|medicamentos|pepas|somniferos
    deje|dejo|dejare ~ carta ~ mesa|cama|mama|hijos|todos
    carta ~ escrita|lista|preparada
    fecha puesta|elegida|marcada|decidida|fijada
    plan es ~ hacerlo
    aguanta|soporta|resiste|aguantara ~ mi peso
    cuant* ~ ~ peligros*|mortal*|letal*|fatal*
    suficiente para ~ acabar|terminar|no_sentir|dormir_para_siempre
    pastillas ~ contadas|alineadas|en_la_mano|delante_de_mi|al_lado|frente_a_mi|preparadas|listas
    me ~ encontraron|salvaron|rescataron ~ ~ a_tiempo|pastillas|ambulancia|colgada|colgado
    fracase|falle ~ ~ intento|morir|viva|vivo|sigo_aqui
    me doy|di|dare ~ plazo|de_plazo|hasta_mi|hasta_el|un_mes_mas
    no habra|hay ~ manana ~ para_mi
    nos vemos en|del ~ otra_vida|otro_lado|proxima_vida|cielo
    no lloren|lloreis|llores por mi
    los|os|las amo|quiero|quise ~ ~ perdon*|adios
    despedi de ~ ~ acaba|noche|siempre|perro|gata|gato
    tengo la cuerda
    `,
  method: `
    hagamoslo|hacerlo|haganlo|hagan|hazlo|hagalo ~ ~ juntos|juntas|conmigo
    pacto|pactos suicida|suicidas|de_suicidio|de_muerte
    hagamos|hacer|propongo un pacto ~ ~ ~ todos|juntos|nos_vamos|irnos|morir
    busco|buscando|quien|alguien ~ ~ ~ morir|hacerlo|suicid*|irse|pacto ~ juntos|juntas|conmigo|suicida|privado
    quien|alguien|quieran|quien_quiera ~ irse|morir|hacerlo|matarse|irme conmigo
    te|os|les digo|explico|enseno|paso ~ cuantas|dosis|como|metodo ~ ~ tomar|matarte|matarse|morir|suicid*|funcione|compras
    vas_a|vais_a|van_a|quieres|te_quieres matar|matarte|suicidar|suicidarte|hacerlo ~ ~ bien|enseno|te_digo|asi|yo_te
    hazlo bien
    vendo|consigo|te_vendo|te_consigo ~ ~ ~ no_despertar|dormir_para_siempre|morir|irte
    link|enlace|pagina|sitio ~ ~ ~ sin receta
    guia|manual|tutorial|instrucciones|pasos|metodo para|de|sobre ~ morir|morirse|suicidarse|matarse|suicidarte|matarte|morirte
    forma|manera|metodo|modo ~ de|para matarse|suicidarse|morir|matarte|suicidarte|morirse es
    toma|tomate|tomen|tomalas|traga todas|todo|toda_la_caja ~ ~ alcohol|golpe|falla|una
    nos|vamos ~ matamos|suicidamos|a_morir_juntos|a_matarnos|matarnos juntos|juntas|los_dos|las_dos
    `,
  never: `
    morir|morirme|muero|morirse|mato|muerto|muerta|moria|morire|matarme de ~ risa|verguenza|hambre|sueno|aburrimiento|calor|frio|ternura|ganas|envidia|amor|miedo|nervios|celos|curiosidad|sed|cansancio|asco|gusto|emocion|alegria
    prefiero|antes morir|morirme|muerta|muerto antes_que|que|a comer|ir|ver|salir|hablar|trabajar|volver_con|tener_que|hacer
    muero por|si_me
    no te ~ mates|mueras|suicides|cortes
    me mato|matarme a|trabajando|estudiando trabajar|estudiar|entrenar|currar?
    cortarme|corto|corte|cortar el|las|un|los|mi ~ pelo|unas|flequillo|cabello|puntas|rollo|dedo|barba|frenillo
    no|nunca|jamas|ni|tampoco me|te|se quiero|quisiera|voy_a|iria_a|quito|suicido|mato|corto|corte morir|matar|suicidar|desvivir|cortar
    no|nunca|jamas|ni me suicid*|autolesiono|autolesione|quitaria|quito|corto|corte|mato|mataria|matare
    no|nunca|jamas|tampoco ~ he|habia querido|pensado|intentado en? matarme|suicidarme|morirme|cortarme|hacerme_dano|autolesionarme
    no|nunca|tampoco pienso|quiero|voy_a|penso|pensaria|planeo|pretendo|estoy_pensando|intento en? ${KILL_MYSELF}|hacerme_dano|cortarme|morirme|morir|el_suicidio
    no es que quiera|este|piense ~ morir|morirme|suicidarme|matarme|hacerme_dano|desaparecer
    no tengo ~ pensamientos|ideas|intenciones suicidas|de_muerte|de
    no soy|estoy ~ suicida
    miedo ~ morir|morirme|no_despertar|morir_sola|desaparecer
    no quiero|queria morir|morirme|morirse
    quiere|quieren|quiso|puede|pueden|va_a|intenta|podria|queria|vuelva_a hacerme dano
    no quiero|puedo|aguanto|soporto|apetece ~ vivir con|aqui|alli|alla|lejos|cerca|contigo|de_alquiler|en_casa|en_esta_casa|en_esta_ciudad|en_este_pais|en_este_pueblo|en_la_ciudad|en_el_pueblo|en_este_piso|sin_el|sin_ella|sin_ti
    no quiero estar aqui en|con
    canse|cansada|cansado|harta|harto de vivir|la|esta vida? ~ con|oficina|en_casa_de|en_esta_ciudad|laboral|universitaria|de_alquiler|estudiante
    desaparecer|esfumarme|borrarme|irme|descansar|dormir ~ ~ redes|mes|temporada|tiempo|fin_de_semana|dias|instagram|facebook|whatsapp|vacaciones|internet|horas|semana|playa|montana
    muerte de|del mi|su|un|una|abuelo|abuela
    ultimo|ultima dia|noche|vez|semana de|en|del|para|que|con|juntos
    dias que_me_quedan para|de|en
    acabar|terminar con todo ~ ~ empresa|trabajo|papeleo|tareas|examenes
    voy_a|estar estar en_casa|en_la|en_el|en_mi|con|disponible|fuera
    tirarme|lanzarme|saltar|tirar en|a|al|de ~ cama|sofa|siesta|piscina|agua|playa|paracaidas|pelos|comba|cuerda|rio|bungee|trampolin|casa
    despedirme de ~ ~ companeros|companeras|clase|trabajo|equipo|abuela
    dejar de respirar ~ ~ nariz|mascarilla
    sobredosis de cafe|azucar|chocolate|dulce|serie|series|trabajo
    no despertar|despertarme hasta
    sin mi movil|telefono|celular|marido|novio|pareja|mujer|ex|madre|padre|hijo|hija|familia|trabajo|jefe|jefa|coche|perro|gato|hermana|hermano|cafe|amiga|amigo|abuela|medicacion|bebe|permiso|mama|papa|gente|musica|equipo
    me lleve bien|al|a
    tirar|tirarme ~ ~ tarde|sofa|cama|siesta|agua|piscina
    desaparecer de la_oficina|mi_casa|la_casa|esta_casa|aqui_un|su_vida|la_fiesta|la_reunion|instagram
    con|de esto de|del
    cansada|cansado|harta|harto de vivir|la_vida|esta_vida|mi_vida en|con|laboral|universitaria|de|adulta
    morir|morirme de viej*
    vivido bastante en|fuera|alli|con
    me corte|corto|he_cortado|corté ~ pelando|cocinando|con|haciendo|jugando|practicando|afeit*|pelo|unas|dedo|mano|cocina|un_poco|un_pelo|con_un
    no te cortes
    seguir con|en|estudiando|trabajando|juntos|casada|casado|aqui_en|la_carrera|el_curso
    pastillas de|para la? tension|presion|tiroides|hierro|tos|garganta|dolor|alergia|vitaminas|regla|dormir_que_me_recetaron
    mi muerte|funeral|entierro favorit*
    no me quiero|quisiera|voy_a|pienso morir*
    sin morirme
    tengo_que|debo|hay_que tomar|tomarme
    no ~ querer morir|morirme
    para|pa morirme de
    sus redes|en_sus|en_su
    fecha|dia de|para|del
    borrarme del gimnasio|grupo|curso|partido|plan
    no existir en
    estrellarme ~ con|contra ~ moto|accidente|miedo
    me hubiera muerto de
    ganas|impulso|impulsos de fumar|comer|comprar|beber|dormir|jugar|llorar|escribirle|llamarle|llamarlo|llamarla
    hasta aqui llegue con
    aguantar|sobrevivir|resistir esta noche ~ calor|examen|turno|fiesta|sin_dormir
    se|he|nunca|sobre autolesion*
    no|nunca me_he autolesion*
    sobre|charla|taller|libro autolesion*
    no me dejen|dejes|dejeis sola|solo con
    deje|dejo una? carta ~ recomendacion|banco|vecin*
    `,
  about: `
    en la|el|una|un|esta|esa|mi peli|pelicula|serie|novela|libro|telenovela|cancion|capitulo|videojuego|juego|obra|anime|manga|cuento
    personaje|protagonista|protagonistas|actor|actriz|fortnite|minecraft|free_fire|videojuego|teatro|guion|anna_karenina
    cancion|letra|poema|tema que|de|dice
    escribo|escribiendo|leyendo|leo|vi|viste|viendo|vio|salio ~ cuento|relato|novela|libro|documental|serie|peli|pelicula|capitulo
    noticia|noticias|periodico|telediario|reportaje|documental|informe|estadisticas|segun_el|en_historia|en_clase|un_famoso|una_famosa|atentado|atentados
    prospecto|efectos_secundarios|etiqueta|cartel|aviso|charla|en_el_bote|la_caja_avisa
    anestesia|quirofano|cirugia|me_operan|operacion|laparoscopia|paracaidas|puenting|bungee|entreno|fisio|esgrima|cuerda_elastica
    ensayo|trabajo|redaccion|examen sobre|de ~ suicidio|eutanasia|virginia|muerte
    dice|dijo|decia|repite|escribio|amenaza|amenazo|habla que|de|con? ~ se_quiere|quiere|queria|se_va_a|matarse|tirarse|nadie_lo|nadie_la|no_quiere|sin_el|sin_ella
    ${PERSON} ~ tiene|tuvo|intento|quiso|quiere|habla ~ ideas|pensamientos|suicidarse|matarse|morir|morirse
    se autolesiona|suicido|ahorco|quito_la|colgo|quiere_matar|quiere_suicidar
    alguien que ~ suicid*|quiere|intento
    del_grupo|grupo_de_whatsapp|de_las_redes
    mi hijo|hija|nene|nena|peque|bebe|sobrino|sobrina|nino|nina ~ pregunta|pregunto|juega|quiere_saber|se_da|muerde
    `,
  past: `
    hace|hacen ~ anos|mucho|decada|decadas
    hace tiempo|anos
    de adolescente|joven|nina|nino|chica|chico|pequena|pequeno|jovencita
    en aquella|aquel|esa epoca|tiempo|entonces
    en el instituto|colegio|liceo
    en 199*|200*|201*|2020|2021|2022|2023
    cuando yo? tenia|era
    antes queria|pensaba|me|solia|intentaba|deseaba|tenia
    hubo|tuve una|un epoca|tiempo|etapa
    durante la pandemia|cuarentena|adolescencia|carrera
    el ano pasado
    por suerte|gracias_a_dios paso|ya_no|pude
    ya estoy|estoy_mucho mejor
    hoy|ahora agradezco|soy_mama|soy_papa|soy_feliz|ya_no
    llevo ~ anos|meses limpia|limpio|sin
    `,
  negations: 'no nunca jamas ni tampoco',
}
