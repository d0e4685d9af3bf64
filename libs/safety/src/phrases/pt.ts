import type { DangerPhrases } from '../detector.ts'

/** Words that several phrases share. */
const WANT =
  'quero|qero|qro|queria|queru|preciso|vontade|prefiro|preferia|desejo|gostaria|gostava|apetece|ker|querendo|qrendo|qria|bem_que|tomara|oxala|pensando|penso'
const KILL_MYSELF =
  'me_matar|me_suicidar|me_enforcar|me_mutilar|me_machucar|me_envenenar|me_desviver|me_su_cidar|matar_me|suicidar_me|enforcar_me|automutilar|mi_mata|mi_matar|mi_suicidar|me_mata_hoje|tirar_minha_vida|tirar_a_minha_vida'
const BODY = 'bracos|braco|pulso|pulsos|coxa|coxas|perna|pernas|veias|pele|barriga|antebraco'

export const pt: DangerPhrases = {
  scripts: ['latin'],
  gap: 3,
  hopeless: `
    nao|n aguento|guento|suporto|consigo mais|nem_mais
    ja nao aguento|consigo|suporto
    nao da mais|pra_mim_mais
    nao ~ vejo|ha|encontro|tem saida|futuro|solucao|esperanca
    sem saida|esperanca|futuro|rumo
    perdi ~ esperanca|esperancas
    que|qual ~ sentido ~ tudo|isso|isto|vida
    nada ~ faz sentido
    nada mais importa|me_alegra|adianta
    minha|a_minha vida nao ~ vale|presta|sentido|tem
    vazia|vazio por_dentro
    sou|sinto ~ fracasso|peso|fardo|lixo|inutil|estorvo
    nao tenho ~ forcas|forca|esperanca|futuro
    sem forcas|vontade ~ nada|continuar
    nunca vou ficar|ser bem|feliz
    nao espero ~ nada
    fundo do poco
    quero|queria que tudo|isso|isto|a_dor ~ acabe|pare|termine
    quero|queria|preciso parar|deixar de sofrer|sentir
    cansei|canso|cansada|cansado de_tudo|de_lutar|de_sofrer|de_mim
    penso|pensando|pensar na morte
    nao me|mi corto|cortei ~ anos|meses
    sem me cortar|automutilar|machucar
    se matou|suicida|suicidou|enforcou
    suicidou se
    tirou a ~ vida
    perdi ~ ~ suicidio
    suicidio do|da meu|minha
    morreu ~ suicidio
    `,
  present: `
    ${KILL_MYSELF}
    quero|queria|vontade ~ suicidar|suicidar_me|kms|desviver|s*icid*|morrer
    me suicido|mutilo|enforco|desvivo|suicidava|mato_hoje|mato_logo|mato_amanha|mato_e_pronto
    e me mato
    mato me
    ${WANT} ~ morrer|morre|morto|morta|mori
    ${WANT} ~ sumir|desaparecer|evaporar|apagar_me ~ ~ mundo|sempre|vida|mapa|nunca_mais|nao_voltar|lembre|nunca_ter|existir
    quero|queria|vontade|preciso|apetece so? de? sumir|desaparecer
    ${WANT} ~ nao|n ~ existir|acordar|acorda|ter_nascido|nascido|estar_aqui|estar_viva|estar_vivo|ter_existido|ser_mais
    ${WANT} ~ nunca ~ nascido|existido|acordar
    ${WANT} ~ dormir|adormecer|descansar|apagar|durma|durmo ~ sempre|eternamente|nunca
    dormir|durma|adormecer|dormisse|durmo|deitar ~ nao|nunca acordar|acorde|acorda|acordasse|acordar_mais
    nao|nunca acordar|acordasse|acorde|acorda ~ mais|nunca|amanha
    pra|para|queria|querendo|querer nao|nunca acordar
    acabar|terminar|por_fim|dar_fim|dar_um_fim|cabo com|a|na|da minha|propria|a_minha ~ vida|existencia
    acabar com a|minha vida
    quero|queria|vou|vontade ~ acabar|terminar|por_um_fim com|em|nisso tudo|isso_tudo|nisso|isto_tudo
    tirar|tirei|tiro|tirava a? ~ minha|propria ~ vida
    nao|n|num quero|qro|kero|queria|aguento|guento|suporto|desejo|apetece|consigo ~ viver|vive|existir|acordar|viva|vivo|estar_vivendo|respirar
    nao|n quero|qro|queria|vou ~ continuar|seguir|ficar ~ ~ vivendo|viva|vivo|a_viver|respirando|neste_mundo|nesse_mundo|desse_jeito
    nao quero|queria ~ estar ~ aqui|ca|mundo|viva|vivo
    estar|viver|ficar|continuar ~ neste|nesse mundo
    nem mais um dia ~ viva|vivo|assim
    nada ~ ~ ~ querer ficar|continuar|estar|seguir ~ viva|vivo|aqui
    nao fico mais ~ aqui|ca|viva|vivo
    cansei|cansado|cansada|canso|farto|farta|cheia|cheio|exausta|exausto de viver|existir|estar_viva|estar_vivo|respirar|estar_aqui|estar_ca|vive
    nao ~ tenho|ha|vejo|tem|resta|encontro ~ razao|razoes|motivo|motivos|vontade|sentido|nada ~ viver|viva|vivo|existir|vida
    sem|nenhum|nenhuma|perdi ~ razao|motivo|motivos|vontade ~ viver|existir
    nao vale a pena ~ viver
    vida|viver ~ nao ~ vale_a_pena|vale_mais_a_pena
    desisto|desisti|desistir|desistindo ~ da vida|viver
    por_que|porque|pra_que|pq|para_que ~ to|estou|continuo|existo|existir|viver|vivo ~ viva|vivo|vivendo|existo|viver|aqui_ainda|respirando
    pra_que|para_que viver|existir
    queria|tomara|oxala|devia|melhor|deus|nunca ~ nunca|nao ter|tivesse|devia|deveria|ter ~ nascido|existido
    nunca devia|deveria ~ nascido
    minha mae ~ devia|tivesse ~ abortado
    odeio|detesto|lamento ~ estar|continuar|ter ~ viva|vivo|vivendo|existir|nascido|acordado
    se|tomara|queria|oxala ~ me pegasse|atropel*|matasse|matassem|levasse|leve|mate|buscar
    peco|rezo|pede|deus|morte ~ ~ me leve|levar|leva|levasse|busque|buscar|matar
    se eu ~ morresse|sumisse|morrer|desaparecesse ~ ~ ~ ninguem|falta|melhor|alivio|feliz|felizes|paz|favor|notar
    se eu ~ nao ~ existisse|estivesse|tivesse_nascido
    ninguem ~ sentir*|notar*|perceber*|choraria|dar_por ~ ~ sumisse|morresse|morrer|sumir|desaparecesse
    ninguem ~ minha ~ falta
    melhor|felizes|feliz|paz|leve|bem|descansados|aliviados|tranquilos sem mim
    sem mim ~ ~ melhor|felizes|feliz|paz|leve|aliviados|descansados|vive|viver*
    melhor morto|morta|se_eu_morresse|morrer
    preferia|estava|estaria|valho|valia|servia|morto|morta ~ ~ morto|morta|mais_morto|despesa|trabalho|ajudava
    estar morta|morto ~ assim|isto|que
    morta|morto eu ~ ~ menos|mais|melhor
    sou|so|seria ~ peso|fardo|estorvo|atrapalho ~ ~ ~ morta|morto|sumir|morrer|nao_existisse|sem_mim
    seguro de vida ~ ~ ~ que_eu|do_que_eu|ajud*|melhor
    morrer|morte|sumir ~ seria|e|parece|deve_ser|ia_ser ~ ~ favor|alivio|descanso|paz|solucao|saida|tranquilo|liberdade
    penso|pensar|pensando|imagino|imaginando|fantasio ~ morrer|morta|morto|velorio|enterro|funeral|me_matar|suicidio|minha_morte|pulando
    morte|morrer|velorio|nao_estar ~ ~ ~ paz|alivio|descanso|acalma|calma|consola
    ideia ~ nao ~ estar|existir ~ ~ acalma|paz|alivio|calma
    deixar|deixasse|parar de existir|viver|respirar
    botao ~ ~ existir|sumir|desaparecer
    dormir|descansar|apagar ~ pra_sempre|para_sempre|eternamente|de_vez
    nao sentir ~ nada ~ nunca|mais
    morte ~ me ~ venha|buscar|leve
    espero|esperando|espera ~ a? morte
    mereco|devia|deveria|merecia ~ morrer|estar_morto|estar_morta
    nao mereco ~ viver|viva|vivo
    eu ker|kero|qero|queru morre|morrer|more
    ja|eu vivi|vivido ~ suficiente|bastante|demais|tinha_que_viver|tinha_para_viver
    vivi o suficiente|bastante|demais
    nao pretendo|vou|penso|quero|espero ~ chegar|passar|completar ~ ~ viva|vivo|vinte|trinta|quarenta|dos
    nao pretendo ~ chegar|passar
    nao me vejo fazendo|completando|chegando
    conto|contando ~ dias|horas ~ ~ nao_estar|acabar_com|meu_fim|morrer
    pro|para_o|do|o meu fim
    tenho|tive|tendo|com|por|meus|minhas|voltaram|decirei ~ pensamentos|ideacao|ideias ~ suicidas|suicida|suicidio|s*icid*|s|morte|morrer
    pensamento|pensamentos suicida|s*icid*
    ideacao|pensamentos suicida|s
    ideias|pensamentos|ideia|vontade de suicidio|morte|suicida
    sou|estou|to|sinto suicida
    penso|pensei|pensando|pensar|fantasio ~ suicidio|suicidar|me_matar|desviver|morrer|pular|me_jogar|acabar_com_tudo
    medo|confio ~ de|em mim
    nao confio em mim ~ noite|sozinha|sozinho|hoje
    tenho medo de mim|mim_mesma|mim_mesmo
    escondi|esconder|escondendo ~ facas|faca|laminas|remedios|tesouras ~ de mim
    fazer|faca|faco|cometer uma? besteira|bobagem|asneira|loucura|merda ~ comigo|hoje|esta_noite|com_a_minha_vida
    voz|vozes|cabeca ~ manda|mandam|diz|dizem|fala|falam|pede ~ eu? ~ pular|me_jogar|me_matar|pula|se_mata|me_cortar|salta
    imagem|imagens ~ eu|mim ~ pulando|morta|morto|caindo
    liguei|falei|escrevi|fila|chat|ligar|atendente ~ cvv|188|linha_de_apoio|sos_voz_amiga
    linha|chat|telefone ~ suicidio|crise
    voltei|volta|recaida|recai|comecei|vontade|continuo ~ cortar|me_cortar|cortar_me|automut*|autolesao|mutilar|machucar|me_ferir
    automut|automutilacao|autolesao
    surto|recaida|crise de al|autolesao|automut*
    me cortar|corto|cortei|cortando|cortava ~ ~ ${BODY}
    me cortar|corto|cortei|cortando|cortava de_novo|outra_vez|escondido|quando|para|pra|toda|ate|ontem|agora
    corto|cortei|cortar me ~ de_novo|outra_vez|${BODY}
    me machuco|machucar|firo|ferir|mutilo|arranho|mordo|belisco|queimo ~ ~ ~ sangrar|sangue|quando|cigarro|isqueiro|de_proposito|roupa|banheiro|sozinha
    me machuco|mutilo
    mordo|arranho|belisco|furo|aperto ~ ~ ~ sangrar|sangue
    bato|bati|bater|dou|soco ~ cabeca|socos|murros|tapas ~ ~ parede|coxa|perna|cara|mim
    me|mim dou|bato ~ socos|murros|tapas|cabeca
    cheia|cheio|cheias|cheios|escondo|esconder|tapar ~ cortes|cicatrizes|marcas
    lamina|gilete|estilete|navalha|faca ~ ~ pele|${BODY}
    espero|torco|tomara|esperando ~ ~ ~ corpo|coracao ~ desligue|pare|parar|desista|apague|falhe
    parei|parar|deixei|deixando|deixar ~ comer|insulina|tomar_remedio ~ ~ ~ morrer|acaba|acabar|apagar|sumir
    remedio|remedios|comprimidos a_mais|de_proposito|demais_de_proposito
    nem pra|para isso|morrer|isto eu? ~ presto|sirvo
    nao quero estragar ~ festa|natal|ferias|casamento|aniversario
    dei|doei|distribui|dando|doando ~ minhas|as_minhas coisas
    pra_mim chega|deu ~ ~ viver|vida
    jeito|vida|mundo ~ sair|ir_embora desta|dessa vida|mundo
    ir|vou|partir|ir_me embora ~ desse|deste|dessa|desta|do mundo|vida
    quero|queria ir embora ~ de_vez|pra_sempre|deste_mundo|vivi
    sumir|desaparecer|apagar_me|apagar ~ do|desse|deste|dessa mundo|mapa|vida|terra
    sumir|desaparecer pra_sempre|para_sempre
    nao estar|existir ~ mais ~ aqui|mundo
    vontade de ~ nao existir|acordar|viver
    querer morrer|me_matar|sumir_do_mundo|nao_existir|nao_viver
    minha morte|velorio|enterro|funeral|suicidio
    minha propria morte
    estar|estivesse|estarei|estaria morta|morto
    melhor|estaria ~ morta|morto|debaixo_da_terra
    unica saida|solucao|opcao ~ ~ morte|morrer|me_matar|sumir
    morte ~ unica saida|solucao
    a morte ~ seria|e|parece ~ alivio|saida|solucao|descanso
    ninguem|importa|tanto_faz|faz_diferenca|liga|ligar ~ se ~ eu ~ morrer|morresse|sumir|sumisse
    se eu ~ morrer|morresse|sumir|sumisse|desaparecer ~ ~ ninguem
    tanto_faz ~ ~ morrer|viver|viva|vivo
    me cortei|rasguei|retalhei|cortar
    eu me corto
    cortei|corto|rasguei|queimei meu|o|meus|os|minha|minhas ${BODY}
    faco|fiz|tenho|fazer ~ cortes ~ ${BODY}
    sem me machucar
    quase fiz|pulei|me_matei|me_joguei
    quase fui
    coragem ~ de|pra|para fazer_isso|me_matar|pular|morrer|acabar|ir_embora_desse
    me atropel*
    onibus|carro|caminhao ~ me atropel*|pegasse|passasse
    acabar|terminar|por_fim com|ao ~ ~ meu|minha|esse|este|tanto ~ sofrimento|dor|agonia|tormento
    vida nao e pra_mim|para_mim
    minha vida acabe|acabasse|termine|terminasse
    ter acordado|despertado
    acordar viva|vivo
    deus|senhor|pai ~ me leva
    me leva logo|deus|senhor|daqui
    encontrar|juntar|ficar ~ com|a ~ ~ no ceu
    livrar|livres de mim
    filhos|familia|todos|marido|mae|pais ~ ~ melhor ~ sem_mim|com_outra|com_outro
    me jogar|atirar|lancar no|na|da|do|em|a|pra_frente ~ metro|trem|ponte|janela|linha|predio|viaduto|carro|frente
    nao quero|queria ~ viver
    nao vejo sentido ~ viver|nisso|existir
    sobro|sobrando nesse|neste mundo
    mundo ~ melhor sem mim
    nao suporto|aguento ~ estar|continuar|ficar viva|vivo
    nao me|mi resta|restam|sobra ~ motivo*|razao|nada ~ viver
    devia|deveria|queria|podia ter morrido
    fazer|fazendo|fiz ~ corte|cortes fundo|novo|em_mim
    marcas|feridas|cortes novas|novos|abertas ~ ${BODY}
    nao quero ~ fazer|completar ~ mais um|aniversario
    penso|pensar|pensando em nao estar|existir|acordar|frear|parar|voltar_nunca
    soltar|largar o volante
    jogar|atirar ~ carro contra|na|no|embaixo
    ninguem vai chorar
    ninguem ~ vai ~ ter ~ que ~ me carregar|aguentar|aturar
    pensamentos|ideias ruins|maus|negros|escuros|escuras|feios ~ fortes|forte|voltando|voltaram|ganhando
    cabeca|mente|voz ~ ~ se_mata|morre|mata_te|se_joga|pula
    minha cabeca ~ ~ mata
    me mataria|jogaria|enforcaria|atirava|jogava|enforcava|matava
    dar cabo de_mim|da_vida
    dar|por um? fim nisso|em_tudo|na_minha|a_minha|nessa_vida
    estourar ~ miolos|cabeca
    deixar|sair este|esse|deste|desse mundo
    nao pertenco ~ mundo
    partir dessa pra_melhor
    me fazer|causar mal|algo
    fazer mal a mim
    coragem de|pra|para acabar|terminar ~ isso|isto|tudo
    autoexterminio|ideacoes
    empurrao ~ terraco|ponte|predio|penhasco
    quero|vontade|preciso ~ me cortar|machucar|ferir|furar
    impulso|impulsos|necessidade de me_cortar|me_machucar|morrer|me_matar
    automutil*|autoles*|me_cortando|cortando_me|me_machucando|me_mutilando|me_ferindo
    to|estou|fico|comecei_a me cortando|machucando|mutilando|ferindo
    que eu? me corto|machuco|mutilo
    so|resta|desejo a morte
    doi existir|viver|continuar_viva
    melhor eu? morrer|sumir|me_matar
    nao|nunca|n ~ acordasse|acordar_mais|acorda_mais
    coracao ~ parasse|pare_de_bater|parasse_de_bater
    nao|nunca ~ abrir os olhos
    inveja ~ ~ mortos|morto|morta|quem_morreu|ja_se_foi
    estarei|estaria|ficar em paz ~ sempre|fim
    deixar de ser_um_peso|atrapalhar|ser_um_fardo|dar_trabalho
    favor ~ ~ ~ sumir|sumindo|morrendo|morrer
    n|nao vejo ~ sentido em? ~ viver|vivendo|viva|vivo
    linha|numero|chat ~ ajuda|apoio|vida ~ ~ ~ nao|ninguem|desliga*|espera
    luto|brigo|brigando|resistir|controlar|segurar ~ ~ vontade|impulso de
    aguentar|passar|sobreviver ~ a? ~ esta|essa|dessa noite
    nao me deixem|deixa|deixes sozinha|sozinho
    me deixar morrer
    viver ~ tortura|castigo|inferno
    nao nasci pra_viver|para_viver
    nao quero ~ estar mais
    `,
  acute: `
    vou|vo me? ~ suicidar|enforcar|me_jogar|atirar_me|me_matar|matar_me|mi_mata|pular_da
    me queria|quero|quis|vou matar|suicidar
    vou|quero|queria|pensei_em|ia ~ pular|saltar|jogar|atirar_me|jogar_me|me_jogar|me_atirar ~ ~ ponte|janela|predio|varanda|trem|comboio|metro|carro|linha|viaduto|andar|terraco|passarela|sacada
    vou me|atirar jogar|enforcar|atirar|pendurar|me
    amanha|hoje|hj|agora|noite eu? pulo|me_mato|me_jogo|me_enforco|acabo_com_tudo
    me mato ~ hoje|amanha|depois|quando|noite
    espero|esperar|depois|ate|passar ~ ~ ~ me_mato|me_matar|vou_eu
    cortar|cortei|corto|abrir os? pulsos|veias|minhas_veias
    dar|meter|levar um tiro na|em cabeca|mim|boca
    quantos|quantas|qual|que|quanto comprimidos|remedios|remedio|dose|altura|andar|cartelas|pilulas ~ ~ ~ morrer|acordar|letal|mortal|matar|mata|suficiente
    dose ~ letal|mortal|fatal
    suficiente|chega|da|basta|bastam|chegam pra|para ~ morrer|me_matar|apagar|partir
    chega|suficiente|da|basta para|pra nao ~ acordar|sobreviver
    pra|para nao|nunca mais? acordar|sobreviver|acorda
    cartela|frasco|comprimidos|altura|andar ~ ~ suficiente|chega|mata|basta
    quanto tempo demora ~ ~ morrer|fazer_efeito|matar
    isso|isto|com ~ tomei ~ ~ morrer|mata|matar|morro
    misturar|misturei|mistura ~ remedio|remedios|comprimidos ~ ~ mata|acordar|morrer|nao_acordar
    ficar|fico com? sequela|sequelas|vegetal|meio_vivo
    to|tenho|estou|aqui ~ remedios|comprimidos|corda|gilete|lamina|faca|arma|estilete|veneno ~ ~ mao|maos|lado|frente|casa_vazia|pronta|prontos|preparad*|guardad*|escondid*
    corda ~ armario|guardada|casa|pescoco|carro|pronta|teto
    comprei|guardei|escondi|arranjei|consegui ~ corda|gilete|lamina|arma|veneno|o_que_precisava|remedios|comprimidos
    juntando|juntar|juntei|guardando|acumulando|guardar ~ comprimidos|remedios|cartelas
    revolver|arma|pistola|espingarda ~ ~ ~ gaveta|pai|carregada|carregado|cabeca|boca|chave
    to|estou|sentado|sentada|subi|parado|parada ~ ponte|terraco|beirada|parapeito|viaduto|linha|telhado|trilhos|varanda|passarela ~ ~ ~ baixo|ligar|sentado|sentada|comboio|trem|pular|ninguem|saltar|vento|coragem|beirada|sozinh*
    beira|beirada da|do|de ponte|linha|predio|terraco|precipicio|telhado|janela
    tentei|tentando|tentar|tento ~ ~ matar|me_matar|suicidio|suicidar|acabar_com_a|acabar_com_minha|tirar_minha_vida|morrer|enforcar|me_enforcar
    tentei ontem|de_novo|outra_vez|novamente|sabado|domingo
    minha|a_minha|sobrevivi_a|sobrevivi|a tentativa ~ suicidio|sabado|ontem
    sobrevivi a|da ~ tentativa
    fizeram|fiz|fazer lavagem
    lavagem ao|gastrica|no|estomacal
    acabei de ~ me_cortar|tomar|engolir|cortar_me ~ ~ ~ remedio*|comprimido*|caixa|cartela|tudo|sangra*|sangue
    me cortei ~ ~ para de sangrar
    cortei ~ nao para de sangrar
    tomei|engoli|tomar|engolir|tomo ~ todos|todas|tudo|muitos|cartela|caixa|frasco|monte|punhado ~ ~ comprimido*|remedio*|inteira|toda|casa|tinha|acordei|hora
    tive|tomei|fiz|ter ~ overdose
    eu pulei|saltei ~ ~ ~ morrido|morrer|quebrei
    devia|queria ter morrido
    hoje|essa|esta|sera ~ e? ~ minha|a_minha|a ultima noite
    e a? minha ultima|ultimo noite|mensagem|dia|carta|post
    e minha ultima mensagem|carta|noite|postagem
    minha ultima noite ~ ~ viva|vivo|mundo|terra|aqui
    acaba|acabou|termina tudo ~ pra|para mim
    amanha|sexta|segunda|domingo|sabado|natal|hora|depois ~ ~ ~ nao vou|estarei|estou estar|mais|viva|vivo|aqui
    nao vou|estarei ~ estar ~ mais ~ aqui|ca|vivo|viva|nesse_mundo
    ja nao vou|estarei estar|mais|viva|vivo|aqui
    quando|se ~ lerem|ler|leres|lerem_isto|lerem_isso ~ ~ ~ nao vou|estarei|estou
    prazo pra|para mim|eu_morrer
    dei um prazo
    finalmente|enfim vou|eu fazer|acabar|me_matar
    cuidem|cuida|cuidar|cuide ~ ~ ~ quando ~ nao ~ estiver|aqui
    quando eu nao estiver|existir
    escrevi|deixei|deixo|escrever|deixar|fiz ~ cartas|carta|bilhete ~ ~ filhos|familia|mae|pais|despedida|todos
    minha|uma|escrever|deixar carta|bilhete de despedida|suicidio
    me despedir|despedir_me de ~ alguem|todos|todo_mundo|voces|vida|mundo
    adeus ~ ~ nao foi culpa|me_perdoe|perdoa|perdao|perdoem
    adeus mundo|vida|para_sempre|pra_sempre
    nao foi|e|sera culpa de ninguem
    perdoem|perdoa|perdao|desculpem|desculpa ~ ~ ~ amo|nao_aguento|adeus|amei
    fiquem bem sem mim
    jeito|forma|maneira|modo|metodo ~ ~ ~ morrer|partir|me_matar|se_matar|suicidar|ir ~ ~ ~ dor|sofrimento|sofrer|acidente|rapido
    jeito|forma|maneira|modo|metodo|metodos ~ rapido|rapida|facil|indolor|sem_dor|certo|menos_doloroso ~ ~ morrer|suicidar|me_matar|partir
    jeito|forma|maneira|metodo de morrer|me_matar|suicidar|suicidio
    como ~ ~ me_matar|me_enforcar|suicidar|morrer_sem|me_suicidar|matar_me|pra_morrer|para_morrer|morrer_rapido
    morrer|partir|me_matar|ir_embora|ir sem dor|sofrer|sofrimento|sentir
    que|onde|algo|coisa posso|tomar|tomo|arranjo|compro|consigo ~ ~ ~ morrer|nao_acordar|nunca_acordar|dormir_e_nao|apagar
    ensin*|ajud* me a? me? ~ matar|me_matar|morrer
    me ensinem|ensina|ajudem|ajuda a ~ matar|me_matar|morrer
    no|forca ~ e_pra_mim|para_mim|pra_mim|pescoco
    faz|fazer|dar o|um no ~ ~ pra_mim|forca|corda|pescoco
    tenho|ja|tudo ~ planejado|planeado|plano|data_marcada|decidido ~ ~ ~ dia|bilhete|lugar|carta|morrer|me_matar|paz|calma
    planej*|planeei|planeio minha|a_minha|meu morte|suicidio
    paguei|deixei ~ enterro|funeral|velorio
    vou fazer isso|isto ~ quando|depois|hoje|amanha
    sei ~ como e ~ onde|quando
    e|essa|esta minha|a_minha despedida
    nao me procurem|procure|procures
    nao vou|consigo ~ chegar|passar ~ amanha|hoje|noite
    nao chego|passo ~ amanha|dessa_noite|de_hoje
    quando|se ~ lerem|ler|leres ~ ~ morto|morta|ido|longe
    tomei|engoli ~ ~ comprimido*|remedio*|pilula*|calmante*
    se eu tomar|misturar|tomasse ~ ~ ~ morro|morrer|mata
    frasco|caixa|cartela|punhado ~ comprimidos|remedios|calmantes ~ ~ frente|mao|chorando|aqui|lado
    gilete|lamina|estilete|faca|navalha ~ bolsa|mao|bolso|mochila|travesseiro
    corda ~ pronta|preparada|armario|pescoco
    subi|sentada|sentado ~ telhado|terraco|beirada|parapeito|viaduto|passarela
    penso|pensei|pensando|vontade|quero|quase ~ me_atirar|me_jogar|atirar_me|jogar_me|me_lancar
    decidi ~ ~ morrer|me_matar|acabar_com_a|partir_de_vez
    estou|to me_despedindo|a_despedir_me
    ja esta|ta tudo decidido|pronto|preparado
    chegou a? hora de partir|morrer|me_despedir
    tomar|engolir ~ frasco|cartela|caixa inteiro|inteira|toda|todo
    escolhi|marquei|decidi a|o data|dia
    deixo|deixar|deixei|deixando ~ tudo ~ ordem|arrumado|pronto ~ ~ ~ problema*|quando_eu|depois_de_mim
    hoje|amanha e? o dia ~ ~ acabar|me_matar|ir_embora_de_vez
    meter|dar ~ bala|tiro ~ cabeca|mim
    vou ~ embora ~ ~ ninguem vai chorar
    vou acabar com isso|tudo|minha_vida
    carta ~ escrita|pronta|na_mesa|em_cima
    data ~ marcada|escolhida|decidida
    plano e ~ fazer
    deixei|deixo ~ carta ~ mesa|cama|mae|pais|filhos
    aguenta|suporta|aguentara ~ meu peso
    quant* ~ ~ perigos*|mortal|letal|fatal
    suficiente pra|para ~ acabar|nao_sentir
    comprimidos|remedios ~ contados|enfileirados|na_mao|na_minha_frente|do_lado|prontos|separados
    me ~ encontraram|salvaram|acharam ~ ~ a_tempo|comprimidos|ambulancia|pendurad*
    falhei|fracassei ~ ~ tentativa|morrer|viva|vivo|ainda_aqui
    me dou|dei ~ prazo|ate_o|um_mes
    nos vemos|vejo|encontramos ~ outra_vida|outro_lado|ceu|proxima_vida
    nao chorem|chore|chores por mim
    amo voces|vocês_todos ~ ~ perdao|desculp*|adeus
    me despedi do|da|de ~ ~ acaba|noite|sempre|cachorro|gato
    to|tenho|estou ~ com a corda
    `,
  method: `
    facam|faz|facamos|vamos_fazer|fazer ~ ~ comigo|juntos|juntas|junto ~ ~ noite|ninguem|morrer|hoje
    pacto|pactos de|suicida suicidio|morte|suicida
    pacto suicida
    vamos fazer|fechar um pacto
    procuro|procurando|quem|alguem ~ ~ ~ morrer|suicidio|ir_embora|me_matar|partir|pacto ~ junto|juntos|comigo|privado|marca
    te|vos|lhe|eu digo|explico|ensino|passo|mando|falo ~ quantos|dose|como|metodo|passo_a_passo ~ ~ ~ tomar|morrer|matar|funcionar|funcione|suicid*
    e|for|quer|vai pra|para|se|te matar|se_matar|te_matar ~ ~ direito|ensino|assim
    vendo|arranjo ~ ~ ~ nao_acordar|morrer|partir|dormir_para_sempre
    link|site|endereco ~ ~ ~ sem receita
    guia|manual|tutorial|instrucoes|passo_a_passo ~ morrer|suicidio|suicidar|se_matar
    jeito|forma|maneira|metodo ~ de se_matar|suicidar|morrer|te_matares ~ e
    toma|tome|tomem|engole todos|tudo|todas ~ ~ bebida|alcool|vez|falha
    vamos|gente nos? ~ matar|morrer|suicidar juntos|juntas|junto
    `,
  never: `
    morrer|morro|morri|morta|morto|morrendo|morria|matar|mato|matei de ~ rir|vergonha|fome|sono|frio|calor|tedio|saudade|saudades|riso|medo|inveja|amor|curiosidade|sede|nervoso|trabalhar|estudar|tanto
    morro por|se
    acabar com tudo que|o_que
    ninguem ~ falta dele|dela|deles
    ninguem ~ sua|tua falta
    prefiro|antes morrer|morta|morto do_que|que|a comer|ir|ver|sair|falar|trabalhar|ter|voltar
    cortar|cortei|corto|corte ~ cabelo|unhas|franja|dedo|barba
    nao se|te ~ mate|mata|mates|suicide
    nao|nunca|jamais|nem me|eu_me corto|mato|suicido|cortei|mutilo|machuco|machuquei|matar|mataria|matava
    nao|nunca|nem|jamais|tambem_nao vou|penso|quero|quis|pensei|pretendo|ando|to|estou|ia|tiraria em|a|me|de? ~ matar|me_matar|suicidar|suicidio|morrer|me_machucar|me_cortar|minha_vida|pensar_em_suicidio
    nao e que ~ queira|quero ~ morrer|sumir|desaparecer
    nao tenho|tive ~ pensamentos|ideias|ideacao
    nao sou|estou|to suicida
    nao tirava|tiraria a
    nao quero|queria|quis morrer
    medo|receio de morrer|nao_acordar|sumir|morrer_cedo
    nao quero|consigo|aguento|suporto|apetece ~ viver com|aqui|ali|la|longe|perto|contigo|em_casa|nessa_casa|nesta_casa|nessa_cidade|nesta_cidade|nesse_pais|sem_ela|sem_ele|sem_voce|sem_ti|sem_o|sem_a
    nao quero estar aqui na|no|em|com
    cansei|cansada|cansado|farto|farta dessa|desta|da vida ~ escritorio|adulta|estudante|corrida
    cansei|cansada|cansado de viver com|na|no|em|de
    sumir|desaparecer|descansar|dormir|apagar ~ ~ redes|tempo|uns_dias|mes|fim_de_semana|instagram|facebook|whatsapp|internet|ferias|serra|praia|horas|semana|cozinha|fotos
    ultima|ultimo noite|dia|mensagem|carta|vez do|da|de|na|no|dele|dela|juntos|pra|em|que
    morte|carta|suicidio do|da|de|dos ~ meu|minha|um|uma|getulio|virginia|famoso
    pular|saltar|atirar|jogar de|na|no|do|em ~ paraquedas|piscina|corda|cama|mar|rio|trampolim|sofa|bola
    me jogar no|na|pra sofa|cama|trabalho|estudos|piscina
    overdose de ~ cafe|acucar|chocolate|doce|serie|series|trabalho|informacao
    despedir de ~ ~ colegas|equipe|turma|trabalho|avo
    ja vivi ~ sufoco|aqui|fora
    como ~ falar|explicar ~ ~ morrer
    me corto|cortei descasc*|cozinh*|jogando|fazendo_a_barba|com_papel|num|numa
    quer|querem|quis|vai|pode|queria_que_ele|tentou me machucar|matar
    tenho_que|preciso|devo tomar
    ninguem ~ minha falta ~ grupo|festa|reuniao|trabalho
    ultima mensagem ficou|foi|dela|dele|que
    me leve bem|ao|a
    me leva ao|pra|para|no
    sumir|desaparecer ~ escritorio|trabalho|festa|reuniao|cozinha|casa
    morrer velh*
    ja vivi|vivi bastante no|em|fora|com
    me cortei|corto|cortar ~ descasc*|cozinh*|jogando|fazendo|papel|num|numa|com|barba|cabelo|unha*|dedo|no_prego
    cortei o|a|os|as ~ dedo|cabelo|unhas|franja|mao
    me jogar|jogar no|na ~ sofa|cama|piscina|trabalho|estudos|mar
    da vontade ~ se_jogar
    comprimido|comprimidos|remedio|remedios da|do|de|pra|para pressao|tiroide|ferro|dor|alergia|garganta|coracao|diabetes
    nao me|mim leva
    minha morte|funeral favorit*
    sem mim ~ ~ ~ reuniao|festa
    data|dia da|do|de|para
    acabar com isso de|logo_na|no_trabalho
    esqueci se tomei
    quase me joguei
    la|lo|te mato
    en el suicidio
    vontade|impulso de fumar|comer|comprar|beber|dormir|jogar|chorar|ligar
    palestra|aula|livro|texto sobre automutil*|autoles*
    sobre automutilacao|autolesao
    se automutil*
    nao me deixem|deixa|deixes sozinha|sozinho com
    carta ~ recomendacao|apresentacao|banco|motorista
    data da|do|de
    cartas de apresentacao|recomendacao
    `,
  about: `
    no|o|na|um|uma|este|esse|meu|a livro|filme|serie|novela|jogo|conto|capitulo|anime|peca|documentario|videojogo|romance|tcc
    personagem|protagonista|ator|atriz|free_fire|fortnite|minecraft|seriado|teatro|roteiro|letra_da
    musica|letra|poema|cancao ~ diz|fala|do|da
    escrevendo|escrever|lendo|li|assisti|vendo|vi|ensaio ~ conto|romance|livro|documentario|serie|filme|capitulo|peca
    noticia|noticias|jornal|jornais|reportagem|telejornal|relatorio|estatisticas|dados_de|aula_de_historia|na_aula|um_famoso|atentado|atentados|romeu
    bula|efeitos_colaterais|rotulo|cartaz|palestra|setembro_amarelo|a_caixa_avisa|frasco_diz
    anestesia|cirurgia|vou_operar|operacao|laparoscopia|paraquedas|bungee|treino|fisio|capoeira
    trabalho|redacao|prova|ensaio sobre ~ suicidio|eutanasia|morte
    diz|disse|dizia|fala|falou|escreveu|repete|ameaca|postou|sempre_fala ~ ~ quer|se_matar|em_se_jogar|vai_se|nao_quer|sem_ele|sem_ela|falta_dele|falta_dela|cansado
    ele|ela|amiga|amigo|irmao|irma|filho|filha|pai|mae|aluna|aluno|vizinho|namorada|namorado|marido|colega|prima|primo|ex|alguem ~ tem|quer|teve|tentou ~ pensamentos|ideias|morrer|se_matar|suicidio|suicidar|ideacao
    se corta|suicidou|enforcou|atirou
    quer|vai|tentou se matar|suicidar|jogar
    alguem que ~ tentou|quer
    saiu|sair|sai do_grupo|do_zap|do_whatsapp
    meu|minha filho|filha|sobrinho|sobrinha|bebe|menino|menina ~ pergunta|perguntou|brinca|quer_saber|bate|morde
    `,
  past: `
    ha|faz|fazem|tem ~ anos|muito_tempo|decadas
    anos|tempos atras
    na|da|minha ~ adolescencia|juventude|infancia|pandemia|quarentena|faculdade|epoca_da_escola
    no|na|em colegio|escola ~ cortava|machucava|queria|tentei|pensava
    naquela|nessa|naquele|essa altura|epoca|tempo
    houve|tive uma|um epoca|fase|tempo
    em 199*|200*|201*|2020|2021|2022|2023
    quando eu|era|tinha ~ tinha|era|novo|nova|adolescente|jovem|crianca|anos
    antes eu? queria|pensava|me_cortava|tentava|tinha
    ano passado|no_ano_passado
    ja quis|pensei|tentei ~ ~ anos|hoje
    hoje nao_mais|ja_nao|estou_melhor|sou_mae|sou_pai|agradeco
    estou|to ha ~ anos|meses sem
    ja passou
    `,
  negations: 'nao nunca jamais nem n',
}
