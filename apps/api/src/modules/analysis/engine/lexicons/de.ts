export const de = {
  work: 'arbeit job chef kolleg büro kündig entlass bewerb vorstellungsgespräch beförder meeting besprechung kund projekt überstund arbeitslos schicht firma karrier vertrag gehaltserhöhung praktik deadline abteilung dienst beruf',
  relationships:
    'freundin_hat_mich freund_hat_mich partner beziehung ehemann ehefrau =mann ehe heirat scheidung =ex exfreund fremdge betrog betrüg untreu eifersüchtig eifersucht trennung getrennt verlieb liebe liebt date verlobt schluss_gemacht liebeskummer',
  health:
    'gesund krank schmerz arzt ärzt krankenhaus angststör depress panik schlaf insomni medikament tablett operation symptom krebs fieber grippe gewicht diät migrän schwanger therap diagnos rauch erkält',
  family:
    'famil mutter vater mama papa bruder schwester sohn tochter =oma =opa großmutter großvater onkel tante schwieger baby kind eltern cousin sorgerecht beerdigung gestorben stief geschwister pflegeheim',
  finances:
    'geld schuld miete hypothek bank rechnung bezahl spar kredit darlehen gehalt lohn budget steuer ausgab teuer pleite räumung investi rente_reicht konto inkasso mahnung euro zinsen',
  education:
    'schul universität uni studium studier prüfung klausur lehrer professor note hausaufgab thesis bachelorarbeit masterarbeit kurs abitur fach durchgefall schüler student semester stipendium vorlesung ausbildung referat klasse',
  future:
    'zukunft schicksal ungewiss unsicherheit entscheiden_wie was_soll_aus_mir in_zehn_jahren altern älter_werd rente richtung_meines klima krieg lebensweg lebensentscheidung träume_im_leben tod planet jahrzehnt wie_es_weitergeht morgen_bringt lebensplan perspektiv ruhestand',
  social:
    'freunde freundschaft freundeskreis bester_freund beste_freundin allein einsam nachbar party leute sozial schüchtern fremde gruppe einladung mitbewohn mobb ausgelacht ausgeschloss abgelehnt gerücht lästern bekannte anschluss clique',
  personal:
    'selbstwert selbstvertrau schuldgefühl motivation antrieb faul aufschieb prokrastin scham schäm stress leere wut zorn wein identität versag wertlos überforder perfektion spiegel hasse_mich sinnlos glauben_verlor gefühl erschöpf',
  other:
    'hund katze haustier verkehr stau zug bahn flug flugzeug reise auto_kaputt umzug küche wasserrohr regen sturm nachricht politik wahl urlaub hochzeitsfeier handy computer waschmaschine pass koffer fahrrad wetter',
}
