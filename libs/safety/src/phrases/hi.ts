import type { DangerPhrases } from '../detector.ts'

// Words that many phrases share. Verbs of the first person carry most of the meaning: others' deaths have other endings.
const WANT = 'चाह*|है|हैं|मन|इच्छा|मर्जी|दिल|चाहिए|चाहूं|पसंद|बेहतर|अच्छा|ठीक|आसान|सही|तैयार|हक'
const SHALL =
  'दूं|दूंगा|दूंगी|दू|दूगा|दूगी|लूं|लूंगा|लूंगी|लू|लुंगा|लूगा|लूगी|करूं|करूंगा|करूंगी|करू|करनी|करना|जाऊं|जाऊंगा|जाऊंगी|जाऊ|जाउंगा|रहा_हूं|रही_हूं|रहा_हु|रही_हु|लिया|ली|ही'
const NOT = 'नहीं|नही|ना|न|नी'
const LIFE = 'जिंदगी|जिन्दगी|जीवन|जीने|लाइफ|जिदगी'
const SUICIDE = 'आत्महत्या|आतमहत्या|आत्म_हत्या|खुदकुशी|खुदखुशी|सुसाइड|सुसाईड|आत्मघात|आत्मघाती|suicide'
const THOUGHT = 'ख्याल|खयाल|विचार|सोच*|बारे|मन|इच्छा|बातें|धुन|तलब|प्लान|फैसला|कोशिश|प्रयास|हिम्मत|तरीका|तरीके|कगार|रास्ता|उपाय'
const SELF = 'खुद|खुदको|अपने_आप|अपनेआप|स्वयं'
const PILLS = 'गोलियां|गोलियो|गोलियों|गोली|दवा|दवाई|दवाइयां|दवाएं|दवाई|शीशी|पत्ता|टेबलेट|टैबलेट|pills'
const POISON = 'जहर|फिनाइल|फिनायल|कीटनाशक|तेजाब|एसिड|हारपिक|चूहेमार|सल्फास|सायनाइड'
const HIGH = 'छत|पुल|ट्रेन|बिल्डिंग|खिड़की|मंजिल|पटरी|पटरियों|मेट्रो|बालकनी|मुंडेर|नदी|कुएं|पहाड़ी|ब्रिज|नहर|स्टेशन|रेल'
const JUMP = 'लेटने|लेटना|कूद|कूदना|कूदने|कूदकर|छलांग|गिर|लेट'
const NOOSE = 'फांसी|फासी|फंदा|फंदे|फंदा_लगा|दुपट्टा'
const TOOL = 'ब्लेड|रस्सी|चाकू|बंदूक|पिस्तौल|तमंचा|फंदा|कटर|उस्तरा|रेजर'
const FOREVER = 'हमेशा|सदा'
const NOBODY = 'किसी|किसे|किसको|कौन|कोई|शायद'
const RELIEF = 'सुकून|शांति|चैन|राहत|आराम|मुक्ति|आजादी|छुटकारा|सुख'
const GOOD = 'बेहतर|खुश|अच्छा|अच्छे|भला|आसान|चैन|सुखी|राहत|बचेगा|बचेंगे|आजाद|सुकून|ठीक'
const KIN =
  'भाई|बहन|मां|पापा|पिता|पति|पत्नी|बेटे|बेटी|बेटा|दोस्त|सहेली|चाचा|चाची|मामा|मौसी|दीदी|भैया|कजिन|पड़ोसी|ससुर|सास|दादा|दादी|नाना|रूममेट|छात्र|बच्चा|बच्ची|वो|वह|उसने|उन्होंने|उसे|उसको|यार_ने|लड़के|लड़की|बहू|हीरो|नायिका|किसान|गर्लफ्रेंड'

// The same in Latin letters.
const ME = 'mujhe|mujhko|muje|mujh|mjhe|mje|main|mai|mein|me|bas|khud|kaash|kash|ab'
const ENDS =
  'chahta|chahti|chahta_hu|chahte|chata|chati|chahiye|chaiye|hai|h|he|ka_mann|ka_man|ka_dil|ki_iccha|ki_ichha|ka_khayal|ke_khayal|ka_khyal|ke_khyal|ke_baare|ka_soch|ki_soch|ki_sochta|ki_sochti|behtar|accha|acha|jana|jaana'
const NO = 'nahi|nhi|nahin|nai|na|ni'
const ZINDAGI = 'zindagi|zindgi|jindagi|jindgi|zindagee|jeevan|jeene|jine'
const WILL =
  'lu|lun|lunga|lungi|loon|loonga|loongi|lenge|du|dun|dunga|dungi|doon|doonga|doongi|dena|dene|lena|karu|karun|karunga|karungi|karna|karne|karni|karlu|karlunga|karlungi|jau|jaun|jaau|jaunga|jaungi|rahi|raha|li|liya|hi'
const GOLI = 'goliyon|goliyo|goli|goliyan|goliya|dawai|dawa|patta|golian'
const THEY =
  'bhai|behen|behan|bahan|dost|papa|mummy|maa|pati|friend|cousin|girlfriend|boyfriend|uncle|wo|woh|usne|unhone|use|usko|didi|beta|beti|bahu|actress|actor|gf|bf'

/** Written in Devanagari, and as often in Latin letters: those lines hold no phrase that another language could mean. */
export const hi: DangerPhrases = {
  scripts: ['devanagari', 'latin'],
  gap: 3,
  hopeless: `
    उम्मीद|आशा|हिम्मत|ताकत|रास्ता|भविष्य|सहारा ${NOT} ~ बच*|रही|रहा|है|दिख*
    ${NOT} सहा|सहन|झेला|बर्दाश्त|हो_पा|हो_रहा|होता
    उम्मीद|हिम्मत|ताकत|रास्ता|भविष्य|सहारा ${NOT} ~ बच*|रही|रहा|है|दिख*
    कोई ~ उम्मीद|रास्ता|भविष्य|फायदा|मतलब ${NOT}
    किसी काम ~ ${NOT}
    ${LIFE} ~ मतलब|फायदा|बर्बाद|बेकार
    थक|हार|टूट|ऊब|बिखर ~ गया|गई|गयी|चुका|चुकी ~ सबसे|जिंदगी|जीवन|हूं|लड़ाई
    अंदर|भीतर से? ~ खाली|मर|टूट|खोखला|खोखली
    ${NOT} झेला|बर्दाश्त|हो_पा|हो_रहा|होता
    बर्दाश्त|सहन|झेला ${NOT}
    ${SELF} से ~ नफरत|घिन
    खुद से|को ~ नफरत
    अंधेरा|अंधकार ~ दिख*|है|बचा
    मेरी|मेरा ~ जरूरत|कोई ${NOT}
    मेरा कोई ${NOT}
    बोझ हूं|बन|लगता|लगती|हु
    क्या फायदा|मतलब
    सब ~ बेकार|बेमतलब|खत्म ~ लगता|हो|गया
    किसी|कुछ ~ फर्क ${NOT}
    ${NOT} रहा जीने
    कोई मतलब ${NOT}
    !${KIN} ~ ${SUICIDE} ~ कर|की|के|से
    !${KIN} ~ ${NOOSE} ~ लगा
    !${KIN} ~ जान ~ दे ~ दी
    !${KIN} ~ छत|पुल|बिल्डिंग से कूद
    koi umeed|fayda|matlab ~ ${NO}|hai
    himmat|umeed|ummeed|hope ${NO} ~ bachi|rahi|hai
    kuch ~ theek|thik|accha|acha ${NO}
    bojh hu|hoon|ban|hun
    khud se ~ nafrat
    ${ZINDAGI} ~ bekar|matlab|fail|haar
    ${NO} ho_raha|hota|jhela ~ ab|yaar|mujhse
    mera koi ${NO}
    ab aur ${NO}
    ${THEY} ~ suicide|khudkushi|fansi|phansi|faansi kar|ki|laga ~ liya|li|thi
  `,
  present: `
    आत्महत्या|आतमहत्या|खुदकुशी|सुसाइड|सुसाईड
    दुनिया ~ ${NOT} ~ रहना|रहूं|चाह*|जीना|चाहिए|पसंद|हिस्सा
    दुनिया ~ हिस्सा ${NOT}
    काश ~ उठता|उठती|उठूं|जागता|उठ ~ ही? ${NOT}?
    मरने|मौत की सोच|बात|याद
    जान लेने|देने ~ ${THOUGHT}|वाला|वाली|जा_रहा|जा_रही
    मिट जाना|जाऊं|जाने|जाऊ
    जीने ~ दिलचस्पी|रुचि|मजा|दम|शौक|ताकत|चाहत ${NOT}
    ब्लेड|कांच|कैंची|चाकू से? ~ काटा|काटी|काटता|काटती|चलाया|चलाती|चलाता
    काबिल|लायक ${NOT} ~ जिंदा|जीने|जीऊं|जिऊं
    दीवार ~ सिर|माथा ~ मार*|पटक*|ठोक*
    मेरा|मेरे ${NOT} होना|रहना|होता
    सो|सोना|सोने|नींद ~ उठना|जागना|उठूं|जागूं ${NOT}
    मरने|मौत|आत्महत्या ~ सिवा|सिवाय|अलावा
    खुद को ~ पीट*|नोच*|घूंसे|दाग*|झुलसा*
    अलविदा|alvida|alwida
    maut|death ~ aa|aaye|aajaye|mil|de ~ jaye|jae|do|chahiye|sukoon
    khatam|khatm kar ~ du|dunga|dungi|lu|lunga|lungi ~ sab|khud|life|zindagi
    sone|so|neend ~ uthna|uthu ${NO}
    zinda ~ layak|kabil ${NO}
    khudko|khud_ko ~ maar|khatam|khatm
    jeene ~ interest|dil|shauk ${NO}
    सूरज|सुबह|कल ~ ${NOT} देखूं|देखना|देखनी|देखूंगा|देखूंगी
    मेरे ${NOT} रहने|होने|जीने ~ से|पर
    दुनिया मेरे ~ लायक|लिए|मतलब ${NOT}
    ${NOT} लगता ~ जी पाऊंगा|पाऊंगी|सकूंगा|सकूंगी
    अंत|खात्मा ~ कर ~ ${SHALL}|लेना|देना
    गला|दम ~ घोंट ~ ${SHALL}|लेना
    मरना|मरने|मर_जाना|मर_जाने|मर_ही_जाना|मृत्यु का|की|को|ही|तो? ~ ${WANT}|${THOUGHT}
    मरना चाहतीहूं|चाहताहूं|होगा|पड़ेगा
    मर जाऊं|ही_जाऊं|जाने_दो|मिट_जाऊं
    मर|मरा ही? जाता|जाती|जाना_चाहिए|जाना_था|गया_होता|गई_होती|होता
    मुझे|मैं|काश|बस|हम मरना|मर_जाना|मरने|मौत|मर_ही|मरी|मरा
    काश|दुआ|प्रार्थना|दिल|मन ~ मौत|मर|मृत्यु|मरूं
    मौत|मृत्यु ~ आ|आए|दे|चाहिए|चाहत*|मांग*|इंतजार|एकमात्र|बुला|गले|बेहतर|अच्छी|आसान|आ_जाए
    मौत|मृत्यु ~ बारे ~ सोच*
    मरने ~ बाद|से ~ ${RELIEF}
    भगवान|ईश्वर|प्रभु ~ उठा|बुला|ले ~ ले|लो|जाए|जाओ|चलो
    मुझे उठा|बुला ~ ले|लो|लेता|लेते|जाए|ना|था|उठाना
    मुझे उठाना_था|उठाता|बुलाता
    जी ${NOT} चाह*|करता|सक*|पा*
    सांस ~ लेना|लेने ${NOT}|बोझ
    जीना|जिंदा|जीने|जिया|जीवित ${NOT} ~ चाह*|है|रहना|रहूं|सक*|पाऊंगा|पाऊंगी|पा_रहा|पा_रही|जाता|रहूंगा|रहूंगी|हूं|हो
    जीना|जिंदा|जीने|जीवित रहना|का_मन|रहने|रहने_का_मन|रहने_की_इच्छा ${NOT}
    ${NOT} जीना|जिया|जी_सक*|जी_पा*|जिंदा_रहना|रहना_जिंदा|जीना_है
    क्यों|किसलिए|काहे|कैसे जिऊं|जी_रहा|जी_रही|जिंदा_हूं|जी_रहा_हूं
    जीने ~ मतलब|इच्छा|वजह|कारण|मन|फायदा|हिम्मत ~ ${NOT}|क्या|खत्म|बच*|मर
    दुनिया ~ रहने|रहना ~ कारण|वजह|मन|मतलब|इच्छा ${NOT}
    ${NOT} रहना ~ दुनिया
    दुनिया|संसार में ~ ${NOT} ~ रहना|रहूंगा|रहूंगी
    जिंदगी|जीवन|जीने|जी_जी_के|जी_जी_कर|जीते_जीते ~ से? थक|तंग|ऊब
    जिंदगी|जीवन|जिन्दगी|लाइफ ~ ${NOT} ~ चाहिए|जीना|जी_जाती|जिया_जाता
    जिंदगी|जीवन|कहानी|किस्सा|खेल ~ खत्म|समाप्त|अंत ~ चाह*|मन|हो_जाए|करने|हो_जाए
    बहुत|बस|काफी|खूब जी_लिया|जी_ली|जी_लिए|जी_चुका|जी_चुकी
    साल ~ जी|जिंदगी ~ लिया|लिए|ली|बहुत|काफी ~ बस|काफी|बहुत|और|इतना|है
    साल ~ बहुत|काफी ~ अब|और|बस ~ भगवान|${NOT}|चाहिए
    ${SUICIDE} ~ चाह*|लेना|लेनी|करके
    सुसाइड|आत्महत्या ~ हेल्पलाइन ~ ${NOT}|किसी|काट|उठा
    मरने|मरना ~ ${THOUGHT}
    मौत|खत्म ~ ख्याल|विचार|सोचता|सोचती|मन|इच्छा|तरीका
    मर जाऊंगा|जाऊंगी तो ~ ${GOOD}|सब|सबको|${NOBODY}
    kms|unalive|suicide ~ होना|करना|करनी|कर_लूं
    mar jaunga|jaungi|jau|jaun to ~ sab|theek|khush|kisi|fark
    जान ~ दे|ले|खत्म ~ देता|देती|देने|लेने|लेना|देना
    कब का मर|जान|चला
    ${SELF} को|की|का|से? ~ मार*|खत्म|काट*|चोट|नुकसान|मिटा|सजा|जला*|गोली|फांसी|थप्पड़|तकलीफ|दर्द|खरोंच*|कुछ_कर|मारता|मारती
    खुद से|पर ~ डर|भरोसा_नहीं
    कहीं कुछ? ~ कर ${NOT} ~ लूं|बैठूं|लू
    कुछ कर न_लूं|ना_लूं|लूंगी|लूंगा|बैठूंगा
    अपनी|अपना|अपने|मेरी ~ जान|गला|नस|कलाई|बांह|हाथ|जिंदगी|सिर|जीवन ~ ले|काट*|दे|जला*|खत्म|मारता|मारती
    सिर|माथा ~ दीवार ~ मार*|पटक*|ठोक*
    हाथ|बांह|बांहों|कलाई|पैर ~ ब्लेड|काट*|कट|जला*|कट_के ~ चला*|मार*|लिया|ली|लेता|लेती|निशान|आज|हूं|है
    कट|काटने|ब्लेड के ~ निशान ~ छुपा*|छिपा*
    सिगरेट से ~ जला*|दाग*
    मेरे|मेरी|मेरा ~ बिना|मरने|मौत|जाने|न_होने|ना_होने|रहने ~ ${GOOD}|फर्क|${RELIEF}
    मेरे|मेरी ~ मरने|मौत ~ से|पर|के|का
    मैं ${NOT} ~ रहूं|होता|होती|रहा|रही ~ तो|बेहतर|${GOOD}|सबका|अगर
    अगर मैं ${NOT} रहूं|होता|होती|रहा|रही
    मैं ~ मर गया|गई|गयी|जाऊं|जाऊंगा ~ तो ~ ${NOBODY}|सब|${GOOD}
    ${NOBODY} ~ फर्क|रोए|याद ~ मर|मैं_मर|मरूं
    मर|मेरे_मरने ~ ${NOBODY} ~ फर्क|रोए*|याद
    बोझ ~ मर|न_रहूं|ना_रहूं|चला_जाऊं|चली_जाऊं
    !मुझ जैसा|जैसी|जैसे ~ मर
    काश ~ ${NOT} ~ पैदा|जन्म|होता|होती
    काश ~ पैदा|वजूद|कैंसर|एक्सीडेंट
    पैदा|जन्म ही ${NOT} ~ हुआ|हुई|होता|होती|लिया|लेता
    पैदा|जन्म ${NOT} ~ होता|होती|हुआ|हुई
    सुबह|नींद|आंख ~ ${NOT}|कभी_न|कभी_ना ~ उठूं|खुले|उठ|हो|टूटे
    सो ~ फिर|और|के|बस ~ कभी ~ ${NOT} ~ उठूं|उठना|जागूं|उठ
    कभी ${NOT} ~ उठूं|खुले|खुलने
    ${FOREVER} के_लिए|की? ~ सो|नींद|गायब|चला|चली|आराम|जा|खत्म|सोने|शांत
    जा|चला|चली ~ ${FOREVER} के_लिए
    ट्रक|गाड़ी|बस|कार|बिजली ~ कुचल|मार|टक्कर|गिर ~ दे|जाए
    दुनिया|संसार ~ से? ~ गायब|छोड़*|चला|चली|दूर|जाना|विदा|अलविदा
    दुनिया|जहां छोड़*
    गायब ~ दुनिया|${FOREVER}
    वजूद|नामोनिशान|अस्तित्व ~ मिट|खत्म|मिटा
    हवा|मिट्टी|राख में ~ घुल|मिल ~ जाऊं|जाना
    अर्थी|चिता|श्मशान ~ कल्पना|सोच*|लेट*|मेरी
    मेरी|अपनी अर्थी|चिता|कब्र|जनाजे|तेरहवीं
    आवाज|आवाजें|दिमाग|मन ~ कूद|मर|मार|खत्म ~ जा|ले|कर|लो|दे
    मन|दिल ~ कहता|करता|कह|होता ~ कूद|मर|खत्म|फांसी|ट्रेन
    कूदने ~ ${THOUGHT}
    खाना|भूखा|भूखी ~ मर_जाऊं|मिटा|मर|खत्म
    धीरे धीरे मर
    ओवरडोज|overdose ~ ${THOUGHT}|${SHALL}|लेने|लेना
    सब कुछ? ~ खत्म ~ करना|कर_दूं|कर_देना|करने|कर_लूं|करूंगा|करूंगी|कर_लूंगा|कर_ले
    ${NOT} रहूं|होता|होती तो ~ ${GOOD}|सबका
    mrna|marna|marne|mar_jana|mar_jaana|mar_jane|maut ~ ${ENDS}|ki_koshish|ka_tarika
    kaash|kash|kaas ~ mar|maut|paida|zinda|mai_na|main_na
    mujhe|muje|mjhe|mai|main|mujhko mrna|marna|mar_jana|mar_jaana|mar_hi
    ${ME} ~ mar jau|jaun|jana|jaana|jaunga_to|jaati|gaya_hota|gayi_hoti|hi_jau
    mar jau|jaun|jana_chahiye|jaana_chahiye|jana_chahta|jana_chahti|hi_jau
    kab ka mar
    bhagwan|bhagvan|khuda|allah|god|ishwar ~ utha|bula ~ le|lo
    mujhe utha|bula ~ le|lo
    jeena|jina|zinda|jeene|jine|jee ${NO} ~ chahta|chahti|hai|h|rehna|sakta|mujhe|pa_raha|pa_rahi|chata
    ${NO} jeena|jina|jee|zinda
    zinda|jinda rehna|rahna|rehne ${NO}|ka
    jeene|jine ~ mann|man|wajah|matlab|ichha|fayda|dil|himmat ~ ${NO}|kya|khatam|hi
    ${ZINDAGI}|life|jaan ~ khatam|khatm|khtm|end|samapt ~ ${WILL}|chahta|chahti|hai|h
    ${ZINDAGI} se ~ thak|tang|bore|pak|mukti
    thak ~ jee|ji ~ ke|kar
    saal ~ jee|jiya|ji ~ liya|li
    suicide|sucide|khudkushi|khudkhushi|aatmahatya|kms|unalive|sui ~ hona|mann|man|chahta|chahti|h|soch|sochta|sochti|khayal|ka_man
    suicidal ~ thoughts|khayal|feel|vichar|thought ~ aa|aate|aa_rahe|hai|ho|aati
    jaan|jan de|le|dene|lene ~ du|dunga|dungi|lu|lunga|lungi|ja_raha|ja_rahi|ka_mann|ka_man|hai
    khud|khudko|apne_aap|apneaap|apne ko ~ cut|harm|maar|mar|khatam|kaat|kat|hurt|nuksan|jala|goli|kuch|thappad
    apne haath|hath|wrist|nas|kalai ~ blade|kaat|kat|jala|cut
    haath|hath|kalai|wrist|nas pe|par|ko? ~ blade|kaat|cut ~ maar|liya|li|lu|lunga|diya
    thappad marta|marti ~ rehta|rehti|khud
    self_harm|sh|selfharm ~ karna|kar|karne|kiya|liya|ki
    mere bina|marne|jaane|jane|marne_se|mar_jane ~ better|khush|behtar|chain|sukoon|theek|fark|farak
    mere marne|maut ~ se|ke|pe|ka
    maut|marne|marna ~ sukoon|shanti|chain|aaram|khayal
    marne ke_baad|baad ~ sukoon|sukun|shanti|chain|aaram
    kaash|kash ~ paida|janam ~ ${NO}|hota|hoti|hi
    paida hi|kyu|kyun|kyo ~ ${NO}|hua|hui|kiya
    duniya|dunia ~ se|chhod|chod|me|mein ~ gayab|jana|chala|chali|door|nahi_rahunga|nahi_rahungi|nahi_rehna|chhod|jaana|ke
    gayab ho ~ jana|jaun|jau ~ duniya|dunia|hamesha|chahti|chahta ~ duniya|hamesha
    aaram ~ hamesha
    sab khatam|khatm|end kar|karna|kardu ~ du|dunga|dungi|lu|lunga|hai|chahta|chahti
    overdose ~ ${WILL}|ka_man|ka_mann
    so jau|jaun|jana ~ kabhi|fir|phir ~ ${NO} uthu|uthna|uthun
    kabhi ${NO} uthu|uthun|uthna
  `,
  acute: `
    गले ~ ${NOOSE}|रस्सी|फंदा
    माफ करना|कर_देना|कीजिएगा ~ जा_रहा|जा_रही|चला_जाऊंगा|अब_और
    ${POISON} ~ देर|असर|मिलेगा|कहां|कैसे_ले
    ${PILLS} ~ काफी ~ होगी|होगा|है_क्या|हैं_क्या
    ${GOLI} ~ kafi|kaafi|enough
    मेरे|मेरी|मेरा ~ जाने_के_बाद|मरने_के_बाद
    brige|bridge|chhat|pul ~ pe|par ~ khada|khadi|kood
    ${HIGH} ~ आ_गई|आ_गया|आई|आया|पहुंच* ~ नीचे|कूद*
    ट्रेन|गाड़ी|बस|ट्रक|मेट्रो ~ सामने|आगे|नीचे ~ आ|कूद|लेट|जान|सो
    आज|कल|अभी|परसों|रात|सुबह|रविवार|शुक्रवार|हफ्ते|नोट ~ ${SUICIDE}|फांसी|जान|मर_जाऊंगा|मर_जाऊंगी|मरने|सब_खत्म ~ वाला|वाली|जा_रहा|जा_रही|दूंगा|कर_दूंगा
    तय|फैसला|निर्णय|प्लान|ठान ~ सब_खत्म|मर*|${SUICIDE}|जान
    आत्महत्या|खुदकुशी|सुसाइड|मरने|मरना|मौत ~ तय|फैसला|तारीख|दिन_चुन|नोट
    जगह ~ चुन|तय|सोच ~ समय|वक्त|दिन|तारीख
    ${HIGH} ~ ${JUMP} ~ रहा|रही|जाऊं|वाला|वाली|का_इंतजार|मन
    ${HIGH} ~ खड़ा|खड़ी|बैठा|बैठी ~ नीचे|हूं|इंतजार|कूद
    ${JUMP} ~ ${SHALL} ~ ${HIGH}|नीचे
    अगली ट्रेन ~ इंतजार
    ${NOOSE} ~ लगा|लटक|झूल|बांध|बना ~ ${SHALL}|लेता|चाह*|दिया
    ${NOOSE} ~ कैसे|तैयार|लगाने|बनता|बनाते
    पंखे ~ रस्सी|दुपट्टा|फंदा|साड़ी
    कोशिश ~ मरने|जान|फांसी|${SUICIDE}
    ${SUICIDE}|मरने|फांसी|जान ~ कोशिश|अटेम्प्ट|प्रयास
    नींद|सारी|बहुत|पूरी|सब|इतनी|पूरा ~ ${PILLS} ~ खा|निगल|पी|ले ~ लीं|ली|थीं|थी|मर*|चुका|चुकी
    ${PILLS} ~ खा|निगल|गटक ~ लीं|ली|थीं ~ सुबह|अब|बच|अभी|डर|पर
    ${PILLS} ~ सामने|जमा|हाथ_में|छुपा*|छिपा*
    कितनी|कितना|कितने|पूरी|पूरा|एक ~ ${PILLS}|खून|शीशी|नींद|पत्ता ~ मर|उठता|मौत|बचता|काफी|हमेशा|मरने|उठूंगा|मरता
    कितनी|कितने ${PILLS} ~ खाने|चाहिए|से ~ मर*|मौत|इंसान|आदमी|${NOT}
    ${PILLS} ~ काफी ~ ${FOREVER}|मर*|सोने
    पी|खा|ले लूं|लू|लूंगा तो ~ मर*
    गिरने|कूदने|खाने ~ मौत|मर ~ पक्की|होती|जाऊंगा|जाऊंगी|जाता|हो_जाती
    कितना खून ~ बहे|निकले
    बिना|बगैर दर्द|तकलीफ ~ मर*|मौत|${SUICIDE}|जान
    मर*|मौत|${SUICIDE} ~ बिना|कम दर्द|तकलीफ
    मरने|मौत|${SUICIDE}|मरना ~ कैसे|तरीका|आसान|सबसे|उपाय|बताओ|क्या_करना|दर्द
    कैसे मरा|जान_दूं|मरना|मर_सक*|खत्म_करूं
    सबसे आसान|अच्छी|तेज|कम ~ मौत|मरने|${SUICIDE}
    ${POISON} ~ मंगवा*|खरीद*|रखा_है|हाथ
    सबको|सबसे|घर|मां|सबका ~ आखिरी|अंतिम बार
    ${PILLS} ~ खरीद*|मंगवा* ~ बोतल|बहुत|सारी|रात|छुपा*
    ${POISON} ~ पी|खा ~ था|चुका|चुकी|थी
    ${POISON}|मारने_की_दवा ~ मरने
    ${TOOL} ~ हाथ|सामने|खरीद|तैयार|पास|छुपा*|छिपा*|ताला|तकिए|बाथरूम|रखी_है|बैठी|बैठा
    हाथ|पास में ~ ${TOOL}
    बंदूक|पिस्तौल|तमंचा ~ खुला|चाबी|लोड|भरी|घर
    खुद|अपने|सिर को|में ~ गोली
    नस|नसें|कलाई|रग ~ काट* ~ थी|दी|चाह*|अभी
    खून ${NOT} ~ रुक*|बंद
    खून रुक ${NOT}
    नस|नसें|कलाई काट*
    के|तक|से बाद|पहले ~ मैं|मुझे ~ ${NOT} ~ रहूंगा|रहूंगी|होऊंगा|होऊंगी|मिलूंगा|मिलूंगी|दिखूंगा|दिखूंगी
    मैं ${NOT} ~ रहूंगा|रहूंगी|बचूंगा
    मुझे ~ ${NOT} ~ ढूंढ|देख|रोक ~ पाएगा|पाओगे|सकेगा|पाएंगे|पाएगी
    मेरी|मेरा|मेरे आखिरी|अंतिम|लास्ट दिन|रात|मैसेज|चिट्ठी|बार|शब्द|सुबह|अलविदा
    आखिरी|अंतिम|लास्ट रात|दिन|मैसेज|बार|चिट्ठी|शब्द ~ मेरी|मेरा|जिंदगी|जीवन|सबको|दुनिया
    दुनिया ~ छोड़ ~ ${SHALL}|रहा|रही|जाऊंगा
    अलविदा ~ सब|सबको|दुनिया|दोस्तों|हमेशा|मम्मी|मां|पापा|जिंदगी|अब
    माफ ~ कर ~ देना|दो|दीजिए|दीजिएगा ~ जा_रहा|जा_रही|मैं_जा|सब_लोग|अब_और|हमेशा|हार|अलविदा
    चिट्ठी|नोट|सब_कुछ|पासवर्ड|वसीयत ~ लिख* ~ तकिए|सबके_लिए|मेरे_बाद|ताकि|जाने|मरने|बाद_में
    सुसाइड|आत्महत्या नोट|लेटर
    मेरे जाने|मरने|बाद ~ के? ~ बाद? ~ ख्याल|ध्यान|रखना|मत_रोना|संभाल*
    मेरी|मेरे मौत|मरने|आत्महत्या ~ जिम्मेदार|कारण|वजह|दोष
    जिम्मेदार कोई ${NOT}
    मुझे ~ अब ~ जरूरत ${NOT} ~ पड़ेगी|रहेगी|होगी
    अपनी|अपना|अपने|सारी ~ चीजें|सामान|किताबें|घड़ी|कपड़े ~ बांट|दे_दी|दे_दीं|दे_दिया
    चला|चली जाऊंगा|जाऊंगी|जाऊं ~ ${FOREVER}
    जा रही|रहा ~ ${FOREVER}
    मोहलत|समय|वक्त ~ दिया ~ खुद ~ खत्म|बाद|को
    बाद|तक ~ सब ~ खत्म
    बच क्यों गया|गई|गयी
    aaj|kal|abhi|raat|parso|subah|diwali ~ suicide|jaan|mar|khatam|marna|phansi|fansi|kood ~ lunga|lungi|lu|dunga|dungi|du|jaunga|jaungi|jau|karunga|karungi|hai|kar_dunga
    aaj|kal|raat ~ sab khatam|khatm
    meri kahani|zindagi|life khatam|khatm|khtm
    main|mai ~ duniya|dunia ~ ${NO} ~ rahunga|rahungi|rahuga
    ${NO} rahunga|rahungi|rahugi|milunga|milungi
    marne|marna|maut ~ plan|tarika|aasan|painless|kaise|tareeka|koshish
    suicide ~ tarika|kaise|tareeka|koshish|karne_ka_plan
    suicide|sucide attempt|note|letter ~ kiya|likh|ready|ki|diya
    painless|bina_dard ~ suicide|maut|marna|marne|mar
    kaise maru|mare|marun|marna
    koshish ~ marne|jaan|suicide
    kitni|kitna|ek|puri|sari|bahut|bohot|saari|sab ~ ${GOLI}|neend ~ mar|maut|kha|khane|maut_ho ~ jaunga|jaungi|jata|hoti|jati|ho|li|hai
    ${GOLI} ~ kha|khaa ~ ${WILL}|chuka|chuki
    ${GOLI} ~ bottle|kharid|khareed|mangwa|jama
    ${GOLI} ~ haath|hath|saamne|jama|ready
    zeher|zehar|jahar|zahar|phenyl|finayl|harpic ~ kha|pee|pi|peene|khane ~ ${WILL}|chuka
    faansi|phansi|fansi|phaansi|fanda ~ laga|lag|latak ~ ${WILL}|hai
    nas|nass|kalai|wrist|nadi ~ kaat|kat|kaatna|kood ~ ${WILL}|ke|rahi|raha
    chhat|chat|pul|train|metro ~ se|pe|ke|par ~ kood|kud|khadi|khada|gir
    kood|kud jaunga|jaungi|jau|jaun|ke_jaan
    rassi|blade|fanda|chaku|bandook|gun ~ ready|haath|hath|saamne|le_li
    mera|meri|mere last|aakhri|akhri|aakhiri post|message|raat|din|subah|baar
    ye|yeh mera? last|aakhri|akhri post|msg|message|raat
    alvida|alwida ~ doston|dosto|sab|sabko|duniya|maaf|mummy|papa|zindagi
    maaf kar ~ dena|do ~ ja|mujhe|sab|mummy|maa
    sabko bye|alvida
    jana|ja ~ duniya|dunia se
    goli maar|mar ~ lunga|lungi|lu
  `,
  method: `
    साथ ~ में? ~ मरते|मरेंगे|मर_जाते|${SUICIDE}|जान_देंगे|मरें
    ${SUICIDE}|मरने ~ साथ ~ में?
    मेरे साथ ~ ${SUICIDE}|मरने|मरना|जान_दे
    दोनों|हम ~ एक ~ दिन|साथ ~ जान|मर
    तुम|आप|तुम्हें|तू|आपको|सब ~ ${SUICIDE} ~ कर|कर_लो|करो
    ${SUICIDE} कर ~ लो|ले|लीजिए|डालो
    सारी|पूरी|सब|बहुत ~ ${PILLS} ~ खा|निगल ~ लो|ले|लेना|जाओ|लीजिए
    तुम्हें|तुम|आपको|तुझे ~ गोलियां|गोली|दवा ~ चाहिए|खानी|बता
    इतनी|कितनी ${PILLS} ~ खानी|चाहिए|बता ~ तुम|बता
    ${SUICIDE}|मरने ~ आसान|अच्छा|सही ~ तरीका|उपाय ~ है|ये|यह
    मरने|मौत|${SUICIDE} ~ बेच|मदद ~ सकता|सकती|दूंगा|दूंगी|करूंगा
    फंदा|रस्सी ~ ऐसे ~ बांधो|बांधना|लगाओ
    chalo|aao|chal ~ saath|sath ~ marte|mar|suicide|marenge
    saath|sath ~ me|mein? ~ suicide|marte|marna|marenge|mar_jate
    mar jao|jaao ~ sab|tum
    suicide kar_lo|karlo|kar_le|karle
    sab|sari|saari|puri ~ ${GOLI} ~ kha ~ lo|le|lena|jao
    marna hai|ho ~ to ~ mujhse|dm|msg|pucho|tarika
  `,
  never: `
    किसी|लोग|लोगों|आदमी|उसका|उसकी|उनके|पड़ोस ~ ${SUICIDE}
    ${SUICIDE} ~ रोकने|रोकथाम|हेल्पलाइन_पर_काम|धमकी|दर
    ${SUICIDE} ${NOT}|करवा
    ${KIN} के|की ${SUICIDE}
    अलविदा|alvida मत|कहना|कहा|कहते|लिखा|कह_दिया|पार्टी|mat|kehna
    उसके|उनके|तेरे|तुम्हारे|आपके|उस_के बिना ~ ${NOT}? जी|जीना|जीने|जिंदा|मर
    भाई|बहन|दोस्त ने ~ फांसी ~ लगाने
    उस|उसकी|उसके|तेरी|तुम|मुस्कान|आवाज पर ~ मर|मरता|मरती
    मर जाऊं इतनी|इतना
    कोशिश की ~ उसे|उसको
    हंस|हंसते|शर्म|भूख|गर्मी|ठंड|नींद|डर|खुशी|जलन ~ से|हंस|के|हंसते|मारे ~ मर|मरी|मरा|जान|मरने
    भूख|गर्मी|ठंड|शर्म|डाइटिंग|कैंसर|अटैक|बीमारी ~ से ~ मर*
    कैंसर|बीमारी|ऑपरेशन|डिलीवरी|फ्लाइट|अटैक|कोविड|दौरा ~ मर*|मौत
    डर|डरता|घबराहट|घबराता ~ मर|मौत|मरने|मर_जाऊं|मर_जाने
    मौत|मरने|मर_जाने|मर_जाऊं|मर_न_जाऊं ~ डर|डरता|घबराहट
    लगता|लगा|लगे|लगती ~ अब|मैं|है|था ~ मर|मौत
    मर मिटा|मिटी|रहे_हैं|रखा
    ${NOT} ~ ${THOUGHT} ~ ${SUICIDE}|मरने|मरना
    ${SUICIDE}|मरने|जान_देने|जान_लेने ~ ${THOUGHT}|जैसा|वाला|वाली|सवाल ~ ${NOT} ~ है|सोच*|आता|आते|रहा|करूंगा|करूंगी|चाह*
    कभी ~ मरने|${SUICIDE} ~ बारे|ख्याल ~ ${NOT}
    ${NOT} कि ~ जान|मर|मरना|मरने|${SUICIDE}
    जान लेने|देने ~ सवाल|बात ~ ${NOT}|ही_नहीं
    ${SUICIDE}|मरने|मरना|खुद_को ~ ${NOT} ~ करूंगा|करूंगी|करना|चाह*|पहुंचाऊं*|दूंगा
    मत|मरो|मरना मरो|मरना|मत|मर
    ${SUICIDE}|जान|खुदकुशी ~ मत|न_करो|नहीं_करना|न_करना
    ${KIN} ~ मरना|मरने|मर|${SUICIDE}|जान|जीना|जीने|गोलियां|गोली|खुद|हाथ|नस|फांसी|कूद|कुछ|अलविदा|जहर ~ चाह*|कर|है|दे|ले|ली|लेगा|काट*|को|गया|गई|खा|बात|बातें|लगा|में
    ${KIN} ~ कहता|कहती|बोली|बोला|कहते|बोलती ~ भगवान|मरना|मर
    ${KIN} ~ जीना|जीने|जिंदा ${NOT}
    उसे|उसको|लड़के|थप्पड़|बॉस ~ मारने|मार ~ मन
    इस|उस|यह|ये|अब_इस ~ शहर|नौकरी|घर|हॉस्टल|ऑफिस|कॉलेज|रिश्ते|गांव ~ ${NOT} ~ रहना|रह
    प्याज|सब्जी|नाखून|बाल|केक|खर्चे|टिकट|पेड़|फल ~ काट*|कट
    बाल|प्याज|नाखून|सब्जी|खर्चे ~ काट*
    रिश्ता|दोस्ती|शादी|नाता|रिश्ते|काम|प्रोजेक्ट|पढ़ाई ~ खत्म
    प्रोजेक्ट|काम|ऑफिस|परीक्षा|हॉस्टल|होस्टल|नौकरी|पढ़ाई|सेमेस्टर|फॉर्म|कॉलेज|स्कूल|तारीख ~ आखिरी|अंतिम|खत्म|अलविदा
    आखिरी|अंतिम दिन|रात|हफ्ता|तारीख ~ ऑफिस|परीक्षा|पढ़ाई|नौकरी|कॉलेज|फॉर्म|स्कूल|है_फॉर्म|होस्टल
    ऑफिस|कॉलेज|स्कूल ~ आखिरी
    विटामिन|बीपी|शुगर|खांसी|थायराइड|एंटीबायोटिक|बुखार ~ गोली|गोलियां|दवा|दवाई|दवाइयां
    जान|मर ~ लगा_दी|छिड़क*|निकाल|निकल|में_जान
    जान ले|लेगा|ले_लेगा|ले_रखी|निकल
    मर|मरी हुई|हुआ
    तो मैं मर ~ जाऊंगा|जाऊंगी
    पापा|दादी|मां|नानी|बिल्ली|कुत्ते|कुत्ता|पति|दादा|उनके|उसके|चाचा|दादाजी की|के? मौत|मरने|मर|जाने
    मौत की|के|वाला|वाली खबर|बाद_जीवन|सीन
    जीना|जीने ~ यहां|सिखा*|मुश्किल
    बिजली|पानी|फोन|रिश्ता|कनेक्शन|बिल ~ काट*
    mat mar|maro|marna|karo
    haste|hasi|sharam|bhookh|bhook|garmi|neend|darr|dar|cancer|attack ~ se|ke|ki ~ mar|marne
    marne|maut|mar|mar_jane ~ dar|darr|bhay
    panic|lagta|laga ~ mar ~ jaunga|jaungi
    ${THEY} ~ suicide|mar|marna|goliyan|goli|jaan|khud|fansi|phansi|zeher|jeena ~ kar|kha|de|jayegi|jayega|liya|li|chahta|chahti|lega|legi|laga
    ${NO} ~ suicide|marna|khud_ko
    suicide ~ wala|jaisa|ka|ke ~ koi|khayal|kuch ~ ${NO}
    marna|suicide ${NO} ~ chahta|chahti|karunga|karungi
    hostel|ghar|sheher|job|office|college ~ ${NO} ~ rehna|rahna
    ${NO} rehna|rahna ~ yaha|hostel|ghar|yahan
    exam|padhne|office|notice|college ~ last|aakhri|akhri|khatam
    last|aakhri|akhri|aakhri_raat din|raat|day ~ padhne|office|exam|college|hai_padhne|notice
    period|bp|vitamin|fever|bukhar|sardard|headache ~ goli|dawai|goliyan|tablet
    us se|usse sab khatam
  `,
  about: `
    फिल्म|उपन्यास|सीरीज|वेब|गाना|गाने|किरदार|नाटक|शायरी|कवि|सीन|रोल|गेम|पबजी|लेवल|हीरो|नायिका|मैच|टीम|ओवर|विराट
    किताब का|में|की ~ नाम|लिखा
    कहानी का|में ~ किरदार|हीरो
    खबर|खबरें|अखबार|इतिहास|निबंध|भाषण|रिपोर्ट|आंकड़े
    भगत सिंह
    हिटलर|सुशांत|जलियांवाला|रोमियो|देवदास
    लिखा था|है ~ पैकेट|कि|ज्यादा|खतरा|बच्चों
    पैकेट|शीशी|खंभे|डिब्बे|बोतल पर ~ लिखा|चेतावनी
    पूछता|पूछती|पूछते|बोली|पूछा ~ मम्मी|पापा|क्या|लोग|मरते|दादा|है
    बेटा|बेटी|बच्चा|बच्ची|बच्चे ~ पूछता|पूछती|गुस्से|बोला|बोली|कैसे_समझाऊं
    movie|series|novel|anime|song|serial|villain|game|free_fire|ludo|boss_fight|team|news|scene
    beta|beti|bacha ~ puchta|puchti|puchte
    likha tha ~ overdose|khatarnak
  `,
  past: `
    साल|साल_पहले|महीने पहले
    पहले ~ था|थी|थे|सोचता|सोचती|करता|करती|काटता|काटती|मैं ~ था|थी|थे
    पहले ~ मैं? ~ आत्महत्या|मरने|खुद ~ सोचती|सोचता|था|थी|को
    बचपन|जवानी|स्कूल|कॉलेज में|के_दिनों|के_समय|टाइम ~ मैं|मैंने|था|थी|एक|खुद|जहर|मर*
    कॉलेज|स्कूल के दिनों
    अब ~ ठीक|बेहतर|खुश|संभल|नहीं_करता|नहीं_करती|साल_से_नहीं ~ हूं|हो|है|गया|गई
    अब दो|तीन|कई|एक ~ साल|महीने ~ से ${NOT}
    ठीक|बाहर ~ हुआ|हुई|आ_गया|आ_गई|निकल_आया|निकल_आई
    199*|200*|201* में|me|mein
    करता|करती था|थी
    saal|sal|months|mahine|years pehle|pahle|ago
    bachpan|school|college me|mein|ke_time|time
    ek time|waqt|zamana|samay tha|thi
    ab ~ sab? ~ theek|khush|better|nahi ~ hai|hu|hoon|hun
  `,
  negations: 'नहीं नही न ना मत nahi nhi nahin mat na',
}
