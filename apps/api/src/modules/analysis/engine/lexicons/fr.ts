export const fr = {
  work: 'travail boulot patron chef collègue bureau emploi licenci chômag entretien_d promotion réunion client projet heures_sup contrat démission stage cv candidatur entrepris carrière délai burn salari métier',
  relationships:
    'copain copine couple mari femme époux épous =ex mariage divorc infidél tromp jaloux jalousi rupture rompu quitté amour amoureu séparé séparation rencard petit_ami fianc sentiment_pour',
  health:
    'santé malad douleur mal_au mal_à_la médecin hôpital anxiété dépress panique insomni dorm sommeil médicament opération chirurg symptôme cancer fièvre grippe poids régime migrain enceint thérap diagnosti fumer',
  family:
    'famil mère père maman papa frère sœur soeur fils fille grand-mère grand-père oncle tante beaux-parents bébé enfant cousin parent garde_des adolescent enterrement décéd beau-père belle-mère mamie papi',
  finances:
    'argent dette loyer hypothèqu banque factur payer paie épargn prêt crédit budget impôt dépens cher fauché expuls investiss pension_trop retraite_trop découvert huissier économies euros rembours',
  education:
    'école lycée collège université fac examen étud cours professeur prof note devoirs thèse mémoire bac matière redoubl élève étudiant semestre bourse diplôme concours partiel réviser révision',
  future:
    'avenir futur destin incertitud incertain décider_de_ma quoi_faire_de_ma dans_dix_ans vieillir vieillesse retraite direction_dans climat réchauffement guerre lendemain choix_de_vie rêves_d mort planète décennie que_vais-je prochaines_années vie_entière',
  social:
    'ami amie amis amitié seul seule solitude voisin fête gens social timid inconnu groupe invitation colocat harcèl moqu rejet exclu rumeur réseaux_soci bande isol intégr',
  personal:
    'confiance_en_moi estime culpabil coupable motivation paress procrastin honte stress vide colère rage pleur identité échec nul inutile dépassé débord perfectionn miroir me_déteste perdue perdu_dans moral fatigué_de_tout foi',
  other:
    'chien chat animal embouteill train vol avion voyage voiture_en_panne déménag maison_neuve cuisine fuite pluie tempête actualité politi élection vacances noces téléphone ordinateur lave-linge passeport valise vélo circulation météo',
}
