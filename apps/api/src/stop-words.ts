import type { LanguageCode } from '@worrystone/contracts'

/** Words without meaning for a text's subject. Japanese and Chinese need few, because words of one character are left out anyway. */
const LISTS: Record<LanguageCode, string> = {
  en: `a about after again all also always am an and any anyone are as at back be because been before being but by can can't cannot could did didn't do does
    doesn't doing don't down even ever every feel feeling felt for from get gets getting go going gone got had has have haven't having he he's her here
    hers him his how i i'd i'll i'm i've if im in into is isn't it it's its ive just keep keeps know last lately left let like little lot made make makes
    many may maybe me might mine more most much must my myself need never next no nobody not nothing now of off on once one only or other our out over
    own people quite really right said same say says she she's should since so some something still such take than that that's the their them then there
    there's these they they're thing things think this those though through time to today told too tomorrow trying two until up us very want wants was
    wasn't way we week well went were what what's when where whether which while who whole why will with without won't would year years yesterday yet you
    your`,
  es: `a al algo ahora antes así aún aunque bien cada como con cosas creo cuando de del desde donde dos el él ella ellos en entre era es esa ese eso esta está
    estaba estado están estar este esto estos estoy fue ha hace han hasta hay he la las le les lo los más me mi mis mucho muchas muchos muy nada ni no nos
    o otra otro para pero poco por porque pues que qué quien quiero se sea sé ser si sí siempre siento sin sobre solo sólo son soy su sus también tan tanto
    te tengo tiene tienen toda todo todos tu un una unos va vez voy y ya yo puedo puede`,
  fr: `ai j'ai alors après au aucun aussi autre aux avec avoir bien car ce cela ces cet cette chaque chez comme d dans de des depuis deux donc du elle elles en encore
    est et étais était être fait faire fois ils il j je jamais jours l la le les leur lui m ma mais me même mes mon n ne nos notre nous on ont ou où par parce
    pas peu peut peux plus pour pourquoi qu quand que quel qui rien s sa sais sans se ses si son sont suis sur t ta te tes toi ton toujours tous tout toute
    très trop tu un une va vais veux vous y ça c`,
  de: `ab aber alle allem allen alles als also am an andere auch auf aus bei bin bis bist da damit dann das dass daß dein dem den der des dich die dies diese
    dieser dir doch du durch ein eine einem einen einer eines er es etwas euch für gar geht gegen habe haben hat hatte ich ihm ihn ihr immer im in ist ja
    jede jeden jetzt kann kein keine keinen können könnte machen mal man mehr mein meine meinem meinen meiner mich mir mit muss nach nicht nichts noch nun nur
    ob oder ohne schon sehr sein seine seit sich sie sind so soll über um und uns unser unter viel vom von vor wann war warum was weil wenn wer werde werden
    wie wieder will wir wird wo zu zum zur`,
  it: `a abbiamo ad ai al alla alle anche ancora avere c che chi ci come con cosa così cui da dal dalla degli dei del della delle di dire dopo dove due e è ed era
    essere fa faccio fare gli ha hai hanno ho i il in io l la le lei li lo loro lui ma me mi mia mie miei mio molto ne nel nella nessuno niente no noi non
    nostro o ogni ora per perché però più poi posso qualcosa quando quanto quello questa questo qui sa se sei sempre senza si sia siamo so solo sono sta sto
    su sua sue sul sulla suo tra troppo tu tutti tutto un una uno va vi voglio volta`,
  pt: `a agora ainda algo ao aos após as até bem cada com como da das de dela dele depois do dos e é ela ele eles em entre era essa esse esta está estão estou
    eu faz fazer foi há isso isto já lá lhe mais mas me mesmo meu meus minha minhas muito na não nas nem no nos nós nossa nosso num nunca o onde os ou para
    pela pelo pode por porque posso pra quando que quem quero são se seja sem sempre ser seu sei só sobre sou sua também tão tem tenho ter toda todo todos tudo
    um uma vai vez você vou`,
  ru: `а без бы был была были было быть в вам вас весь во вот все всё всегда всего вы где да даже для до его ее её если есть еще ещё же за и из или им их к
    как какой когда который кто ли меня мне много мной мог могу может мой моя мое моё мои моего моей моих мы на над надо нас не него нее нет ни никогда
    ничего но ну о об один он она они оно от очень по под после потом потому почему при про просто раз с сам свой себя сейчас со так такой там тебя тем то
    того тоже только том ты у уже хочу чего чем через что чтобы это этого этой этот я`,
  ja: `私 僕 俺 自分 あなた これ それ あれ この その あの ここ そこ ため よう とき もの こと ところ さん ちゃん くん から まで だけ ばかり とても もう まだ いつ どう なぜ
    ます です した して いる ある ない なる する れる られる たい でも しかし そして また すぐ 今 毎日 今日 昨日 明日`,
  ko: `나 나는 내 내가 저 저는 제 제가 너 너무 그 그는 그녀 이 저 것 거 게 수 때 더 또 안 못 잘 왜 뭐 무엇 어떻게 정말 진짜 그냥 매우 아주 항상 자꾸 계속 이제 지금 오늘
    어제 내일 있다 없다 있어요 없어요 한다 해요 했다 같다 같아요 싶다 싶어요 그리고 그런데 하지만 그래서 우리 모든 많이 조금`,
  zh: `我的 你的 他的 她的 自己的 我 你 他 她 它 我们 你们 他们 的 了 在 是 有 和 也 都 就 不 很 还 但 但是 因为 所以 如果 这 那 这个 那个 什么 怎么 为什么 没有 一个 一直 总是 现在 今天 明天
    昨天 觉得 感觉 知道 自己 可以 可能 不能 不会 已经 真的 非常 每天 时候 事情`,
  ar: `في من على إلى الى عن مع هذا هذه ذلك تلك التي الذي الذين أن ان إن لا لم لن ما ماذا متى كيف لماذا هل أنا انا نحن هو هي هم أنت كان كانت يكون قد كل بعد قبل
    حتى أو او ثم لكن ولكن لأن لانني لأنني عند عندي لدي ليس بين غير أي أكثر جدا فقط أيضا منذ الآن اليوم غدا أمس دائما أبدا شيء كثيرا يوم أشعر أريد أستطيع`,
  hi: `मैं मुझे मेरा मेरी मेरे हम हमारा हमारी तुम आप वह वे यह ये उस इस उन इन का की के को से में पर ने और या लेकिन मगर है हैं हूँ हूं था थी थे हो होता होती रहा
    रही रहे गया गई गए कर करना करता करती किया क्या क्यों कैसे कब कहाँ कौन नहीं न ना भी ही तो बहुत कुछ कोई सब हर एक अब आज कल फिर बस जब तक लिए साथ अपना
    अपनी अपने जा जाता लगता बार दिन`,
}

const sets = new Map<LanguageCode, Set<string>>()

export function stopWords(language: LanguageCode): Set<string> {
  let set = sets.get(language)
  if (!set) {
    set = new Set(LISTS[language].split(/\s+/))
    sets.set(language, set)
  }
  return set
}
