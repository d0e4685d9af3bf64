import type { Words } from '../lexicon.ts'

export const pt: Words = {
  scripts: ['latin'],
  gap: 3,
  danger: `
    me matar|suicidar|enforcar|cortar|mutilar|machucar|jogar_da|jogar_na_frente|afogar|envenenar
    matar|suicidar|enforcar|cortar|magoar me
    matar_me|suicidar_me|cortar_me|matarme
    vou me? matar|suicidar
    me mato|suicido|corto|mutilo
    mato me
    quero|queria|preciso|vontade|prefiro|preferia|desejo|gostaria de? ~ morrer|sumir|desaparecer|estar_morto|estar_morta|nao_existir|nao_acordar|sumir_do_mundo
    acabar|terminar|por_fim|dar_fim|tirar com? ~ minha|propria ~ vida
    quero|queria|so_quero que tudo|isso|a_dor ~ acabe|pare|termine
    acabar com tudo|isso_tudo|a_dor|minha_vida
    tirar|tirei|tiro a? ~ minha ~ vida
    nao quero|aguento|consigo|vou ~ mais ~ viver|existir|acordar|estar_aqui|estar_viva|estar_vivo|continuar|seguir
    nao aguento mais
    nao da mais ~ viver|continuar
    nao quero viver|existir|acordar|mais_viver
    cansado|cansada|farto|farta de viver|existir|da_vida
    sem|nenhum|nenhuma|nao_tenho|nao_vejo|nao_ha ~ razao|motivo|motivos|vontade|sentido|saida ~ viver|continuar|vida
    minha|a vida ~ nao ~ sentido|vale
    nao vale a pena ~ viver
    melhor sem mim
    melhor morto|morta|se_eu_morresse
    se eu ~ morresse|sumisse|nao_existisse|estivesse_morta|estivesse_morto
    ninguem ~ minha ~ falta
    ninguem ~ sentiria|notaria|sentir_falta ~
    mereco morrer
    eu ~ devia|deveria|devo ~ morrer|me_matar
    pensamentos|ideias|ideacao|pensando|penso|pensei em|no|de|sobre? ~ suicidio|suicidas|suicida|morte|morrer|suicidar
    sou|estou|me_sinto suicida
    tentei|tentar|tentativa de|o|me? ~ suicidio|suicidar|matar
    carta de ~ despedida|suicidio
    pular|saltar|atirar_me|me_jogar|jogar ~ ponte|janela|predio|varanda|trem|comboio|metro
    tomar|tomei|engolir|tomo ~ todos|todas|muitos|cartela|caixa ~ comprimidos|remedios|pilulas
    overdose
    cortar|cortei|corto ~ pulsos|bracos|veias
    adeus a_todos|mundo|para_sempre|pra_sempre
    minha|e_a_minha|meu ultima|ultimo ~ noite|dia|carta
    queria ~ nunca|nao ~ nascido|acordar|acordado
    automutilacao
    `,
  harm: `
    se mata|mate|suicida|suicide|enforca|joga_da|corta
    mata|suicida|enforca te
    mate se
    suicide se
    va|vai ~ morrer|se_matar|te_matar|se_foder_e_morrer|suicidar
    devias ~ morrer|matar_te|te_matar|desaparecer
    voce|vc|ce|tu ~ devia|deveria|deve|devias|tem_que|precisa|podia ~ morrer|se_matar|te_matar|matar_te|se_suicidar|sumir|desaparecer
    !por que|porque ~ nao se|te ~ mata|matas|suicida|suicidas|joga|enforca
    !porque|que ~ nao ~ morre|morres
    espero|tomara|oxala que? ~ voce|tu|te ~ morra|morras|mate|mates|morrer
    morre|morra ~ logo|desgraca|desgracado|desgracada|de_uma_vez|praga|lixo
    tira|tire a? ~ tua|sua|propria vida
    acaba|acabe com tua|sua|a_tua|a_sua vida
    pula|pule|salta|se_joga|atira_te ~ ponte|janela|predio|varanda|trem|metro
    todos|mundo|familia ~ melhor sem voce|ti|vc
    melhor sem voce|ti|vc
    ninguem ~ vai|ira ~ sua|tua|sentir ~ falta|saudades
    corta|corte ~ pulsos
    bebe|beba|toma|tome ~ agua_sanitaria|lixivia|veneno|candida
    toma|tome|engole ~ todos|todas|cartela|caixa ~ comprimidos|remedios|pilulas
    melhor|jeito|forma|maneira ~ de ~ morrer|se_matar|suicidar ~ e
    te ajudo|ajudo_te a morrer|se_matar|te_matar
    `,
  push: `
    faz isso|logo|entao|la
    faca isso|logo
    vai|vá em_frente|fundo|la|logo
    nao tem|tens coragem
    ninguem ~ impede|impedir
    ninguem liga|se_importa|quer_saber
    chamar|quer|querendo|so atencao
    egoista|dramatica|dramatico|frescura|mimimi|drama
    para|pare de ~ chorar|reclamar|drama|frescura
    usa|use ~ corda|arma|faca|gilete
    corda|comprimidos|ponte|arma|remedio ~ funciona|melhor|rapido
    juntos|juntas
    kkk|kkkk|kkkkk|haha|rsrs
    adeus
    `,
  harass: `
    ninguem ~ te|gosta|ama|suporta|quer|precisa|aguenta ~ ama|suporta|quer|de_voce|de_ti|voce|vc|aguenta
    ninguem te ~ ama|suporta|quer|aguenta
    ninguem gosta|precisa de ~ voce|ti|vc
    ninguem ama|suporta|quer voce|vc
    todos|todo_mundo|toda_a_gente ~ te|odeia|odeiam|detesta ~ odeia|odeiam|detestam|voce|vc|te
    vou te? ~ matar|achar|encontrar|estuprar|bater|arrebentar|quebrar ~ voce|te|vc|sua_cara
    vou te matar|achar|pegar|estuprar|bater
    sei onde ~ voce|tu|vc? ~ mora|moras|vives|vive
    voce|vc|tu|bem ~ mereceu|merece|mereceste|pediu|procurou ~ estuprada|apanhar|sofrer|cancer|isso|morrer|estupro
    tomara|espero que ~ estuprem|estuprada|batam|cancer
    voce|vc|tu e|es ~ erro|vergonha|peso|desperdicio|fardo|um_nada|ninguem
    es um? ~ erro|peso|nada
    nao vale|vales|presta|prestas|serve|serves ~ nada
    nao devia|deveria|devias ~ nascido|nascer
    sua|tua mae ~ abortado|abortar
    `,
  insulted: `
    vai se_foder|te_foder|tomar_no_cu|pra_puta_que_pariu|a_merda|pro_inferno|se_ferrar|te_lixar|catar_coquinho
    vsf|vtnc|tnc|fdp
    foda_se voce|vc
    cala|cale|fecha a? ~ boca|matraca
    te odeio|odeio_te|odeio_voce
    voce|vc|tu ~ me ~ nojo|vergonha|pena
    me da|das nojo|pena|vergonha
    voce|vc|tu e|es|esta ^ patetico|patetica|ridiculo|ridicula|feio|feia|burro|burra|inutil|nojento|nojenta|doido|doida|louca|louco|gorda|gordo|fraco|fraca|chato|chata
    ninguem liga|se_importa ~ voce|vc|ti|seus|teus
    por isso ~ te|voce|vc ~ largou|deixou|odeiam|traiu|largaram
    culpa e|foi sua|tua
    e culpa sua|tua
    para|pare de ~ frescura|mimimi
    `,
  aims: `
    voce|vc|tu|ce e|es|eh ^ %
    voces|vcs sao ^ %
    es ^ %
    seu|sua|seus|sua|tu|teu|tua|voce|vc|cala_a_boca|some|sai|oi ^ %
    % como|que_nem|igual voce|tu|vc|ti
    morte aos|as|a_todos_os %
    `,
  insults: `
    idiota|idiotas|imbecil|imbecis|burro|burra|otario|otaria|babaca|retardado|retardada|desgracado|desgracada|vagabundo|vagabunda|puta|vadia|piranha|cadela|lixo|merda|bosta|escoria|fracassado|fracassada|perdedor|perdedora|inutil|cretino|cretina|cuzao|cuzona|corno|arrombado|arrombada|porco|porca|vaca|baleia|parasita|covarde|palhaco|palhaca|verme|mongol|mongoloide|nojento|nojenta|trouxa|estupido|estupida|parvo|parva|cabrao|cabra|monte_de_merda|rapariga
    filho|filha da|de puta
    `,
  slurs: `
    viado|viadinho|bicha|bichona|boiola|sapatao|traveco|paneleiro|paneleiros|macaco_preto|crioulo|preto_fedido|preto_imundo|mongoloide|paraiba_burro
    preto|preta|macaco|judeu|cigano|indio|nordestino ~ fedido|imundo|nojento|de_merda
    `,
  spam: `
    clique|clica aqui|no ~ ganhar|gratis|link|premio
    ganhe|ganhar|ganha ate? ~ reais|dia|semana|mes|euros ~ casa|facil|online|internet
    lucro|lucros|ganhos garantido|garantidos
    dobre|duplique|multiplique seu|seus|o_seu ~ dinheiro|bitcoin|investimento
    voce ganhou|foi_selecionado ~ iphone|premio|pix
    amarracao|amarracoes amorosa|de_amor
    viagra|cialis ~ receita|barato|online
    emprestimo|emprestimos ~ rapido|na_hora|sem_consulta|negativado
    tigrinho|fortune_tiger ~
    `,
  offer: `
    clique|clica aqui|no_link
    compre|compra|peca agora|ja|aqui
    oferta especial|limitada|imperdivel
    cupom|codigo de? desconto
    frete|teste gratis
    me|mim chama|chame|chamem|mande|manda|escreva ~ whatsapp|zap|telegram|pv|dm|direct|inbox
    chama|chame ~ zap|whatsapp|pv
    whatsapp|zap
    telegram
    me siga|segue|sigam
    siga me
    link na|no ~ bio|perfil
    visite|visita ~ meu|nosso|minha ~ site|pagina|perfil|loja|canal
    inscreva|subscreva se
    ganhar|ganhe dinheiro
    trabalhe|trabalhar em|de casa
    renda extra|passiva
    melhores precos
    entre no ~ grupo|canal
    `,
  report: `
    +me disse|diz|dizem|disseram|dizia|diziam|chamou|chama|chamam|chamaram|chamava|gritou|grita|escreveu|escreveram|mandou|falou|fala|falam|falaram
    +disse|disseram|chamou|falou me|pra_mim|para_mim|a_mim
    +dizendo|falando pra_mim|que_eu
    disse|diz|dizem|disseram|dizia|falou|falam|falaram|gritou|gritaram|escreveu|comentou|comentaram
    voz|vozes|mensagens|comentarios|coisas ~ dizem|diz|cabeca|como|tipo
    que eu sou
    `,
  negations: 'nao nunca jamais nem sem ninguem n',
  fillers:
    'um uma o a os as tao muito so somente mesmo realmente bem mais pura puro pobre grande baita completo completa verdadeiro verdadeira uma total sempre tambem apenas simplesmente burro burra maldito maldita desse dessa seu sua',
  never: `
    morrer|morro|morri|morta|morto|morrendo de ~ rir|vergonha|fome|sono|frio|calor|tedio|saudade|saudades|rir
    me mato|matar ~ de|trabalhar|estudar|trabalhando|estudando|rir
    cortar|cortei|corto ~ cabelo|unhas|franja
    quem|pessoas|alguem|gente ~ te|voce ~ disse|diz|dizem|chamou ~ %
    voce|vc|tu nao ~ e|es ~ %
    nao se|te ~ mate|mata|mates|suicide
    `,
}
