export const it = {
  work: 'lavor capo ufficio colleg licenzi assun colloquio promozion riunion client progetto straordinar disoccup turno contratt stipendio_basso carriera curriculum aziend scadenz dimission impieg mestier tirocin ditta',
  relationships:
    'fidanzat ragazzo ragazza_mi_ha coppia marit moglie =ex matrimon divorzi tradi tradimento geloso gelosia rottura lasciat lasciato innamor amore amante separazion separat appuntamento_galante convivenza_con partner relazion sposat',
  health:
    'salut malat dolor male_alla mal_di medic ospedal ansia depress panico insonni dorm sonno medicin farmac operazion chirurg sintom cancro tumore febbr influenz peso diet emicran incint terapi diagnos fumar',
  family:
    'famigl madre padre mamma papà fratell sorell figli nonn zio zia suocer bambin neonat genitor cugin affidament funeral mort_di patrign matrign adolescent parent nipot',
  finances:
    'sold denar debit affitt mutuo banca bollett pagar pago risparmi prestit cart_di_credito stipendi budget tass spes car_vita costos sfratt investiment pension_bassa conto_in_banca euro fattur rat verde',
  education:
    'scuol univers esam studi lezion professor maestr voto voti compit tesi cors laure matur materi bocciat alunn student semestr borsa_di interrogazion liceo compiti verific classe facolt',
  future:
    'futur destin incertezz incert decidere_della cosa_farò tra_dieci_anni invecchi vecchiai pension direzion_della clima guerra domani_porterà scelt_di_vita sogni_della mort pianet decenni cammino_da progett_di_vita che_ne_sarà prossimi_anni avvenir',
  social:
    'amic amicizi solo sola solitudin vicin festa gente social timid sconosciut gruppo invit coinquilin bullism prendono_in_giro esclus rifiut pettegol voci_su compagni_a isolat comitiv emarginat',
  personal:
    'autostima insicur colp motivazion pigr procrastin vergogn stress vuot rabbia ira piang identit falliment inutil sopraffatt perfezion specchio mi_odio fiducia_in_me fede pers_me_stess sfinit emozion',
  other:
    'cane gatto animal traffic coda_in treno volo aereo viaggi macchina_rotta trasloc cucina perdita_d piogg temporal notizi politic elezion vacanz nozze telefon computer lavatric passaport valig bicicletta meteo',
}
