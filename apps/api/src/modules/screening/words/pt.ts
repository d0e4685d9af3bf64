import type { Words } from '../screening-matcher.ts'

export const pt: Words = {
  scripts: ['latin'],
  gap: 3,
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
    toma|tome|engole todos|todas|tudo ~ comprimidos|remedios|pilulas
    melhor|jeito|forma|maneira ~ de ~ morrer|se_matar|suicidar ~ e
    te ajudo|ajudo_te a morrer|se_matar|te_matar
    !se joga|jogue|atira|pendura entao|logo|da
    !por_que|porque|pq voce|vc|tu? nao pula|salta|se_joga|te_atiras
    te suicida|mata e|logo|ja
    !nem pra|para ~ se_matar|te_matares|morrer|isso voce|vc? ~ presta|serve|prestas
    corta|corte mais fundo
    ninguem vai ~ sentir ~ sua|tua ~ falta
    toma|tome|engole ~ cartela_inteira|caixa_toda|caixa_inteira
    morre|morra|some e|logo|diabo
    como|de voce|vc morre|morra
    `,
  push: `
    faz|faca isso|logo|entao
    !faz|faca logo ~ para|cala|chega
    !nao tem|tens ~ coragem ~ de|para|pra|nem
    nao tem|tens coragem
    ninguem te? ~ impede|impedir
    ninguem liga|se_importa|quer_saber
    chamar|quer|querendo|so|querer|atras_de a? atencao
    quem avisa nao ~ faz
    puro teatro|drama
    tem gente ~ pior
    para|pare de ~ ~ ~ gente|outros ~ pior
    mais|outra uma? querendo|quer|procurando ~ atencao ~ ~ preguica|saco|cansaco|nojo
    egoista|dramatica|dramatico|frescura|mimimi
    para|pare de ~ chorar|reclamar|drama|frescura
    usa|use ~ corda|arma|faca|gilete
    corda|ponte|arma funciona
    tomara|espero que? ~ vez ~ consiga|consigas|de_certo
    supera
    pula|salta|se_joga|atira_te
    kkk|kkkk|kkkkk|haha|rsrs
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
    depressivo|depressiva|depressivos|deprimido e|sao|es ~ vagabundo|vagabunda|vagabundos|preguicoso|fraco|frescura
    depressao nao existe
    depressao e ~ frescura|preguica|mimimi|falta_de|moda|desculpa
    falta de surra|cinta|laco|chinelada|apanhar|louca_pra_lavar
    tenho nojo de ~ voce|vc|ti
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
    idiota|idiotas|imbecil|imbecis|burro|burra|otario|otaria|babaca|retardado|retardada|desgracado|desgracada|vagabundo|vagabunda|puta|vadia|piranha|cadela|lixo|merda|bosta|escoria|fracassado|fracassada|perdedor|perdedora|inutil|cretino|cretina|cuzao|cuzona|corno|arrombado|arrombada|porco|porca|vaca|baleia|parasita|covarde|palhaco|palhaca|verme|mongol|mongoloide|nojento|nojenta|trouxa|estupido|estupida|parvo|parva|cabrao|cabra|monte_de_merda
    filho|filha da|de puta
    `,
  slurs: `
    viado|viadinho|bichona|boiola|traveco|paneleiro|paneleiros|macaco_preto|preto_fedido|preto_imundo|mongoloide|paraiba_burro
    preto|preta|macaco|judeu|cigano|indio|nordestino|crioulo|crioula fedido|imundo|nojento|sujo|de_merda
    sua|seu|essa|que|es_uma|e_uma bicha|sapatao
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
    tigrinho|fortune_tiger
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
    nao pense|ache|acha|penses|aches|acho|acredite|acredita|diga|sinta que ~ culpa
    nao ~ culpa ~ sua|tua
    culpa nao ~ e|foi|era
    quem|pessoas|alguem|gente|ninguem ~ te|lhe|voce? ~ disse|diz|dizem|falou ~ que? voce|vc|tu
    ninguem liga|se_importa se
    ninguem ~ ficaria|ficava|estaria|estava melhor sem
    a|da|com|e|na|abraca|pela|uma sua|tua cadela|vaca|porca|cabra|porco
    sua|tua|teu|seu cadela|vaca|porca|porco|cabra ~ precisa|ama|espera|te|esta|late|sente|vai|fica|ficou|tem|come|dorme|melhora|melhorou|morreu|linda|fofa|velhinha|doente
    nao e|es|esta|seja|sao ~ frescura|mimimi|drama|egoista|dramatica|dramatico|louca|louco|fraca|fraco|inutil|peso|erro|fardo
    atencao medica|profissional|psicologica|basica|ao
    kkk|kkkk|haha|rsrs ~ te|eu|forca|abraco|tambem|igual|obrigad*
    nao ~ ficaria|ficava|ficariam|estaria|estariam|seria|esta|estao ~ melhor sem
    ninguem|todos|todo_mundo te ~ ~ nao_e_verdade|e_mentira|nao_e_assim|nao_e_certo
    ninguem|todos|todo_mundo ~ ~ ~ nao_e_verdade|e_mentira
    nao e verdade ~ que ~ ~ ~ ninguem|todos|voce|sem
    mentira que ~ ~ ~ ninguem|todos|voce|sem
    sente|acha|pensa|sentes|achas|pensas|parece que ~ ~ ninguem|todos|todo_mundo|voce_e|es|sem
    faz|faca isso por|pelo|pela|com|aos_poucos|devagar|quando|no_seu
    nao ~ chamar|querendo|quer atencao
    para|pare de ~ chorar quando
    `,
}
