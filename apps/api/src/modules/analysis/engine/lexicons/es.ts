export const es = {
  work: 'trabaj jef oficin despid emple emplead colega compañer_de_trabajo turno contrat sueldo_bajo ascenso entrevista_de currícul reunion reunión client proyecto horas_extra desemple desempl laboral negocio plazo renunci',
  relationships:
    'novi pareja marid espos exnovi =ex matrimoni divorci infidel infiel engañ celos ruptura romp rompi rompió cita enamor amor amante separación separad separa casad coquet',
  health:
    'salud enferm dolor duel médic hospital ansiedad depresi pánico insomni dorm sueño medicament pastill operaci cirug síntoma cáncer fiebre gripe peso dieta migrañ embaraz terapi diagnóst fum',
  family:
    'famili madre padre =mamá =papá mamá papá herman hij abuel =tío =tía tíos suegr bebé niñ primo prima parient custodi adolescent funeral falleci padrastr cuñad',
  finances:
    'diner deud alquiler hipotec banc factur pag ahorr préstam tarjeta sueld salario presupuest impuest gast economía_famili cara caro arruin desahuci invers pensión cobr sin_blanca',
  education:
    'escuel colegi universi examen exámen estudi clase profesor maestr nota tarea deberes tesis curso matrícul carrera_univers asignatur suspend suspen aprob alumn semestr beca licenciatur',
  future:
    'futur destino rumbo incertidumb decisión_import decidir qué_haré qué_pasará mañana_será envejec vejez jubil rest_de_mi_vida planes_de_vida cambio_climátic guerra porvenir proyecto_de_vida elección_de_vida sueños_de_vida muert camino_tomar década siglo planeta',
  social:
    'amig amistad sol soled solitari vecin fiesta gente social tímid timid conocid desconocid grupo invitaci compañer_de_piso acoso burl rechaz exclu rumor redes_sociales encaj integr',
  personal:
    'autoestim insegur culp motivaci pereza procrastin vergüenz agobi estres estrés vací ira rabia llor identidad fracas inútil perdid_en_la_vida abrum perfeccion odio_mi_cuerpo espejo me_odio confianza_en_mí fe_perdid desborda',
  other:
    'perr gat mascot tráfic atasc tren vuelo avión viaj coche_averi mudanz casa_nueva cocina fuga lluvi tormenta noticia polític eleccion vacacion boda teléfon ordenador lavador goter equipaje pasaport bicicleta',
}
