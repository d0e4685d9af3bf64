/** Every repetition is bounded, against catastrophic backtracking. */
const LINK =
  /(?:https?:\/\/|www\.)[^\s]{2,200}|(?<![\p{L}\p{N}@.-])(?:[\p{L}\p{N}-]{1,63}\.){1,3}(?:com|net|org|info|biz|xyz|top|shop|site|online|club|live|link|click|ru|cn|me|io|co|ly|gg|app|store|vip|win|bet|in|de|fr|es|it|br|jp|kr)(?![\p{L}\p{N}-])/giu
const CONTACT = /(?<![\d+])\+?\d[\d ()-]{7,18}\d(?!\d)|(?<![\w.+-])[\w.+-]{1,64}@[\w-]{1,63}\.[a-z]{2,10}/giu

/** The number of addresses of other sites in a text. */
export const linksIn = (text: string): number => text.match(LINK)?.length ?? 0

/** Whether the text contains contact details. */
export const hasContact = (text: string): boolean => text.search(CONTACT) >= 0
