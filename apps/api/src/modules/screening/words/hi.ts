import type { Words } from '../screening-matcher.ts'

/** Written in Devanagari, and as often in Latin letters. */
export const hi: Words = {
  scripts: ['devanagari', 'latin'],
  gap: 3,
  harm: `
    सारी|पूरी|सब|इतनी|ढेर ~ गोलियां|गोली|दवा|दवाई|दवाइयां|शीशी|पत्ता ~ खा|पी|निगल|गटक ~ ले|लो|जा|जाओ|डाल|लेना
    म_र जा|जाओ
    sari|saari|puri ~ goliyan|goli|dawai|pills ~ kha|khaa|pee ~ le|lo|ja|jao
    तू|तुम|आप जीने|जिंदा ~ लायक|हकदार|काबिल नहीं|नही
    तुझे|तुम्हें|आपको जीने|जिंदा ~ हक|अधिकार नहीं|नही
    अब_तक|अभी_तक|अभी_भी ~ जिंदा है_तू|हो|क्यों
    tu|tum jeene|zinda ~ layak|haq nahi|nhi
    मर|मरो|मरिए जा|जाओ|जाइए|क्यों_नहीं_जाते|क्यों_नहीं_जाता|क्यों_नहीं_जाती
    मर जा|जाओ|जाए_तू|जाते_क्यों|जाती_क्यों
    जा|जाओ|जाके|जाकर ~ मर|मरो|फांसी|कूद|डूब
    डूब मर|मरो
    तू|तुम|तुझे|तुम्हें|तुमको|आप|आपको ~ मर_जाना|मर|मरना|आत्महत्या|खुदकुशी|फांसी|सुसाइड ~ चाहिए|जाओ|जा|जाना|कर_ले|कर_लो|क्यों|लगा_लो|लगा_ले|लेनी|लेना|जाती|जाते
    !तू|तुम|आप ~ मर ~ क्यों ~ नहीं ~ जाता|जाती|जाते
    !क्यों ~ नहीं ~ मर ~ जाता|जाती|जाते
    आत्महत्या|खुदकुशी|सुसाइड कर ~ ले|लो|लीजिए|डाल
    फांसी|फाँसी लगा ~ ले|लो
    खुद|अपने को|आप_को ~ मार|खत्म|काट ~ ले|लो|डाल|दे
    अपनी जान ~ दे|ले ~ दो|लो
    भगवान|उम्मीद|दुआ|काश ~ तू|तुम|तुझे ~ मर|मरे|मरो|मौत|उठा_ले|मर_जाए|कैंसर
    तेरे|तुम्हारे|आपके ~ बिना ~ बेहतर|खुश|अच्छा|अच्छी|सुखी
    तेरे|तुम्हारे|आपके ~ मरने|जाने ~ से ~ किसी|कोई|सब
    कूद जा|जाओ|क्यों_नहीं
    जहर|ज़हर ~ खा|पी ~ ले|लो
    नस|नसें|कलाई काट ले|लो|डाल
    सबसे आसान|अच्छा|तेज ~ तरीका ~ मरने|आत्महत्या
    मैं ~ मरने|आत्महत्या ~ में ~ मदद
    साथ ~ में? ~ मरते|मर_जाते|मरेंगे
    mar ja|jao|jaa|na_tu|ja_tu|kyu_nahi_jata|kyu_nahi_jati
    ja|jao|jaake|jake|jakar mar|maro|mar_ja
    doob|dub mar|maro
    tu|tum|tujhe|tumhe|tumko ~ mar|marna|suicide|khudkushi ~ jana|chahiye|ja|jao|karle|kar_le|karlo|kar_lo
    !tu|tum|aap mar ~ kyu|kyun|kyon ~ nahi|nhi ~ jata|jati|jate
    suicide|khudkushi|aatmahatya karle|kar_le|karlo|kar_lo|kar_na
    faansi|phansi|fansi lagale|laga_le|lagalo|laga_lo
    tere|tumhare bina ~ better|khush|acha|accha|behtar|ache
    kood|kud|kudja ja|jao
    zeher|zehar|jahar|zahar ~ kha|pee|pi ~ le|lo
    nas|kalai kaat|kat le|lo|lele
    `,
  push: `
    कर ले|डाल|डालो
    कौन रोक|मना ~ रहा|करता
    !देर|इंतजार किस ~ बात|चीज ~ की|का
    हिम्मत|दम ~ नहीं|नही
    कोई ~ नहीं|नही ~ रोक|रोकेगा|पूछता|परवाह
    किसी ~ फर्क|परवाह ~ नहीं|नही
    ध्यान|अटेंशन|सहानुभूति ~ खींच*|पाने|चाहिए|चाहती|चाहता
    नाटक|ड्रामा|नौटंकी|स्वार्थी|कायर|बुजदिल
    रोना|नाटक|ड्रामा|नौटंकी बंद कर|करो|कर_दो|कीजिए
    रस्सी|गोलियां|जहर|चाकू|ट्रेन ~ बेहतर|आसान|जल्दी|काम
    हाहा|हाहाहा
    kar le|dal|daal|daalo
    karle
    kaun|kon rok ~ raha|rha
    himmat|dum ~ nahi|nhi
    koi ~ nahi|nhi ~ rok|rokega|parwah
    kisi ~ farak|fark ~ nahi|nhi
    natak|nautanki|drama|attention
    rona band
    `,
  harass: `
    कोई ~ तुझसे|तुमसे|तुझे|तुम्हें|आपसे|तेरे|तुम्हारे ~ प्यार|पसंद|नहीं
    तुझसे|तुमसे|तुझे|तुम्हें|आपसे ~ कोई ~ प्यार|पसंद|नहीं|नही
    सब|सभी|हर_कोई|लोग ~ तुझसे|तुमसे|तुझे|तुम्हें|आपसे ~ नफरत|नफ़रत|घृणा
    तुझे|तुम्हें|तुमको|तुझको|तेरा ~ मार|जान_से|काट|रेप|बलात्कार|ढूंढ|पीट|खून ~ दूंगा|दूंगी|डालूंगा|डालूंगी|लूंगा|दूँगा|डालूँगा
    जान से ~ मार ~ दूंगा|डालूंगा|दूँगा|देंगे
    पता ~ तू|तुम ~ कहां|कहाँ ~ रहता|रहती|रहते
    तू|तुम|तुझे|तुम्हें|तेरे|तुम्हारे ~ इसी ~ लायक|के_लायक|साथ_यही_होना
    तू|तुम|आप ~ इसी ~ लायक|काबिल
    तू|तुम|आप ~ बोझ|कलंक|धब्बा|गलती|किसी_काम|बेकार|निकम्मा|निकम्मी|कुछ_नहीं|कोई_औकात|नाकारा ~ है|हो|के|हैं
    तेरी|तुम्हारी|आपकी ~ कोई ~ औकात|कीमत|जरूरत|इज्जत ~ नहीं|नही
    तेरी औकात
    तुझे|तुम्हें ~ पैदा ~ नहीं|ही_नहीं|क्यों ~ होना|करना|किया
    मादरचोद|बहनचोद|भेनचोद|भोसड़ीके|भोसडीके|मादरचोत|रंडी_की_औलाद
    तेरी मां|माँ|बहन ~ की|का|को
    koi ~ tujhse|tumse|tujhe|tumhe|tere|tumhare ~ pyar|pyaar|pasand|nahi|nhi
    tujhse|tumse|tujhe|tumhe ~ koi ~ pyar|pyaar|pasand ~ nahi|nhi
    sab|sabhi|log ~ tujhse|tumse|tujhe ~ nafrat|hate
    tujhe|tumhe|tera ~ maar|mar|kaat|rape|dhund|jaan_se ~ dunga|dungi|dalunga|dalungi|lunga|daalunga
    tu|tum|aap ~ bojh|kalank|galti|bekar|bekaar|nikamma|nikammi ~ hai|ho
    teri|tumhari ~ koi? ~ aukat|aukaat
    madarchod|behenchod|bhenchod|bhosdike|bhosdi|bsdk|mc_bc
    teri maa|ma|behen|bahan ~ ki|ka|ko
    `,
  insulted: `
    चुप कर|हो_जा|बैठ|रह
    मुंह|मुँह बंद
    भाड़ में ~ जा|जाओ
    दफा|दफ़ा हो
    निकल ~ यहां|यहाँ ~ से
    नफरत ~ तुझसे|तुमसे|आपसे
    तुझसे|तुमसे|आपसे ~ नफरत|घिन
    घिन ~ तुझसे|तुमसे|तुझे_देख
    तू|तुम|आप ^ बदसूरत|मोटी|मोटा|पागल|बेवकूफ|बेशर्म|घटिया|गंदी|गंदा|मूर्ख|बेवकूफ़|नालायक|मनहूस ~ है|हो|हैं
    तेरी|तुम्हारी|आपकी ही? ~ गलती|ग़लती ~ है
    किसी ~ ने ~ नहीं ~ पूछा
    रोना|नाटक बंद कर|करो|कर_दो
    डिप्रेशन|अवसाद|depression ~ नाटक|बहाना|ड्रामा|drama|natak|bahana|कुछ_नहीं|kuch_nahi|kuch_nhi
    पागलखाने|पागलखाना जा|जाओ|भेजो|जाना
    सब|बस|सिर्फ ~ ध्यान|अटेंशन|attention ~ नाटक|ड्रामा|खींच*|तरीका
    pagalkhane ja|jao
    chup kar|ho_ja|baith|reh
    muh|mooh band
    bhaad|bhad me|mein ~ ja|jao
    dafa ho
    nafrat ~ tujhse|tumse
    tu|tum|aap ^ badsurat|moti|mota|pagal|paagal|bewakoof|bewkoof|besharam|ghatiya|gandi|ganda|manhoos ~ hai|ho
    teri|tumhari hi? ~ galti ~ hai
    `,
  aims: `
    तू|तुम|आप|तुझे|तेरे|अबे|अरे|साला|साली|ओए|चल|सुन ^ %
    % है_तू|हो_तुम|कहीं_का|कहीं_की|की_औलाद|तू|तुम|साले|है_क्या
    tu|tum|aap|abe|are|sala|saala|sali|oye|chal|sun ^ %
    % hai_tu|ho_tum|kahi_ka|kahi_ki|ki_aulad|tu|tum|sale|saale
    `,
  insults: `
    बेवकूफ|बेवकूफ़|मूर्ख|गधा|गधे|गधी|उल्लू|कुत्ता|कुत्ते|कुत्ती|कुतिया|सूअर|सुअर|कमीना|कमीने|कमीनी|हरामी|हरामखोर|हरामजादा|हरामजादे|हरामजादी|साला|साले|चूतिया|चुतिया|चूतिये|चुतिये|रंडी|वेश्या|छिनाल|गांडू|लौड़ा|लौड़े|भड़वा|भड़वे|नामर्द|निकम्मा|निकम्मी|नालायक|कचरा|कीड़ा|गंदगी|पागल|पागलखाने|लूजर|लूज़र|मोटी|भैंस|डरपोक|कायर|बदचलन|घटिया|झाटू|झंडू|नीच|जाहिल|मंदबुद्धि
    उल्लू का|के पट्ठा|पट्ठे
    bewakoof|bewkoof|bevkuf|gadha|gadhe|gadhi|ullu|kutta|kutte|kutti|kutiya|suar|kamina|kamine|kamini|harami|haramkhor|haramzada|haramzade|haramzadi|haramjada|sala|saala|chutiya|chutiye|chutia|randi|chinal|gandu|gaandu|lauda|laude|lavde|bhadwa|bhadwe|namard|nikamma|nikammi|nalayak|kachra|loser|bhains|darpok|ghatiya|jhatu|neech|jahil
    ullu ka|ke pattha|patthe
    `,
  slurs: `
    हिजड़ा|हिजड़े|छक्का|छक्के|भंगी|चमार|कटुआ|कटुए|मुल्ला_साला|चिंकी|कालू|कल्लू|मीठा_साला
    hijda|hijde|hijra|chakka|chhakka|bhangi|chamaar|katua|katue|katwe|chinki|chinky
    `,
  spam: `
    क्लिक ~ जीत|मुफ्त|कमा|इनाम
    घर बैठे ~ कमाएं|कमाए|कमाओ|कमाई|पैसे|पैसा
    रोज|रोजाना|महीने|दिन ~ के? ~ कमाएं|कमाओ|कमाए
    गारंटीड|पक्का ~ मुनाफा|कमाई|रिटर्न
    आपने ~ जीता|जीती|लॉटरी ~ इनाम|लॉटरी|जीता
    वशीकरण
    लोन ~ तुरंत|बिना ~ दस्तावेज|कागज|संपर्क
    ghar baithe ~ kamao|kamaye|paise|paisa|earn|kamaen
    vashikaran
    `,
  offer: `
    क्लिक करें|करो|कीजिए
    अभी खरीदें|खरीदो|ऑर्डर|जुड़ें|जॉइन
    खास|विशेष|सीमित ऑफर|छूट
    कूपन|डिस्काउंट ~ कोड
    व्हाट्सएप|व्हाट्सऐप|वॉट्सऐप
    टेलीग्राम
    संपर्क|मैसेज|कॉल करें|करो
    फॉलो करें|करो
    सब्सक्राइब
    लिंक ~ बायो|प्रोफाइल
    पैसे|पैसा कमाएं|कमाओ|कमाने
    paise|paisa kamao|kamaye|kamane
    follow karo|kare
    link ~ bio|profile
    whatsapp pe|par|karo|kare
    `,
  report: `
    +मुझे|मुझसे|मुझको|हमें|हमसे ~ कहा|कहता|कहती|कहते|बोला|बोली|बोलते|बोलता|बोलती|बुलाते|बुलाता|बुलाया|लिखा|चिल्लाया|चिल्लाते|पुकारते
    +mujhe|mujhse|mujhko|hame|humse ~ kaha|kehta|kehti|kehte|bola|boli|bolte|bolta|bolti|bulate|bulata|likha|chillaya
    कहा|कहता|कहती|कहते|बोला|बोली|बोले|बोलते|बोलता|लिखा|चिल्लाया|चिल्लाते|सुनाते|ताने
    kaha|kehta|kehti|kehte|bola|boli|bole|bolte|bolta|likha|chillaya
    आवाज|आवाज़|आवाजें|दिमाग ~ कहती|में
    मैसेज|कमेंट|बातें|शब्द ~ कि|जैसे
    `,
  negations: 'नहीं नही न ना मत कभी_नहीं बिना nahi nhi nahin mat na',
  fillers:
    'एक बहुत कितना कितनी इतना इतनी बिल्कुल सच में ही तो बड़ा बड़ी पूरा पूरी एकदम बस साला साली भी कमीना कमीनी ek bahut kitna kitni itna itni bilkul sach hi to toh bada badi pura puri ekdam bas sala saala bhi',
  never: `
    तेरे|तुम्हारे|आपके मरने से किसी का भला|फायदा|कुछ नहीं
    वो|वह|खुद ~ कमीना|कमीने|नालायक ~ है
    बात|बातें|फोन|कॉल|मैसेज|माफ|आराम|इलाज|मदद|कोशिश|ध्यान|काम|याद|इंतजार|दुआ|पूजा|शेयर|व्यायाम|योग|सब्र|भरोसा|विश्वास|हल्का|नाश्ता|रिपोर्ट|ब्लॉक|baat|call|phone|message|maaf|aaram|ilaj|madad|koshish|dhyan|yaad|share|report|block|text|rest कर|kar ले|लो|डाल|le|lo|daal
    नाटक|बहाना|ड्रामा|कमजोरी|natak|bahana|drama नहीं|नही|nahi|nhi
    बंद ~ करने ~ जरूरत|कोशिश नहीं|नही|मत
    रोना बंद मत
    गोलियां|गोली|दवा|goliyan|goli|dawai ~ मत|mat|न_खाना|नहीं_खाना
    डॉक्टर|doctor ~ गोलियां|गोली|दवा|दवाई|goli|dawai|dawa
    मत|mat|नहीं सोच*|समझ*|मान*|soch*|samajh* ~ गलती|बोझ|galti|bojh
    गलती|बोझ|galti|bojh ~ मत|mat|नहीं|nahi
    मत|मरो|मरना मरो|मरना|मत|मर
    हंस|हंसते|हँस|हँसते|शर्म|भूख|गर्मी|ठंड|नींद|हंसी ~ से|हंस|के ~ मर
    आत्महत्या|खुदकुशी|जान|सुसाइड ~ मत|न_करो|नहीं_करना
    तू|तुम|आप ~ नहीं|नही ~ % 
    % नहीं|नही|मत|nahi|nhi|nahin
    गलती|ग़लती नहीं|नही|nahi
    जो|लोग|जिसने|किसी ~ तुम्हें|तुझे|आपको ~ कहा|कहते|बोले ~ %
    पागल ~ हो_गया_हूं|हो_गई_हूं|महसूस|समझते|लगता
    mat mar|maro|marna|karo
    hans|haste|sharam|bhookh|garmi ~ se? ~ mar
    जा रहा|रही|रहे|सकता|सकती|सकते|चुका|चुकी
    कर ~ सकते|पाओगे|रहे|रही|लोगे
    `,
}
