export const pt = {
  work: 'trabalh chef patr escritóri coleg demit demiss demissão empreg desempreg entrevista_de promoç reuni client projet hora_extra horas_extra contrat turno carreir currículo empresa prazo estági serviç cargo',
  relationships:
    'namor parceir marid esposa espos =ex casament divórci divorci traiç traiu trai infiel ciúm ciument término termin_comigo terminou_comigo apaixon amor amante separaç separad encontro_amoroso noiv relacionament casad',
  health:
    'saúde doen doent dor dói médic hospital ansiedade depress pânico insôni insóni dorm sono remédi medicament cirurg sintom câncer cancro febre gripe peso diet enxaquec grávid terapi diagnóst fum',
  family:
    'famíli famili mãe pai pais irmã irmão filh avó avô avós tio tia sogr bebê bebé criança prim parent guarda_d adolescent funeral enterro falec padrast madrast cunhad',
  finances:
    'dinheir dívid alugue hipotec banc conta_de fatura pagar pago poupan empréstim cartão_de salári orçament imposto gast caro cara falid despej investiment pensão_alim juros boleto endivid euros reais',
  education:
    'escol colégio faculdade universi prova exame estud aula professor nota lição_de tese curso matéria vestibular reprov alun semestre bolsa_de tcc licenciatura formatura dever_de matemátic diploma',
  future:
    'futur destino incertez incert decidir_o_que que_vou_fazer daqui_a_dez envelhec velhice aposent reforma_da rumo clima guerra amanhã_trar escolha_de_vida sonhos_de morte planeta década próximos_anos plano_de_vida que_será porvir',
  social:
    'amig amizade sozinh solidão solitári vizinh festa pessoas social tímid desconhecid grupo convite colega_de_quarto bullying zomb gozam exclu rejei fofoc boato redes_soci isolad turma_não enturm',
  personal:
    'autoestima insegur culp motivaç preguiç procrastin vergonh estress stress vazi raiva ira chor identidade fracass inútil sobrecarreg perfeccion espelho me_odeio odeio-me confiança_em_mim fé perdid_de_mim esgotad emoç',
  other:
    'cachorr cão gato mascote estimaç trânsito engarraf trem comboio voo avião viag carro_quebr mudança_de_casa cozinha vazament chuva tempestade notíci polític eleiç férias boda celular telemóvel computador máquina_de_lavar passaporte bicicleta',
}
