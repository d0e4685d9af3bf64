/**
 * The time zones of each country that has helplines: zone.tab of the IANA time zone database (2025b), with the older names that
 * browsers still report (its file `backward`). A zone of several countries is left out, because it is ambiguous.
 */
const TIME_ZONES: Record<string, string> = {
  US: `
    America/New_York America/Detroit America/Kentucky/Louisville America/Louisville America/Kentucky/Monticello
    America/Indiana/Indianapolis America/Indianapolis America/Indiana/Vincennes America/Indiana/Winamac
    America/Indiana/Marengo America/Indiana/Petersburg America/Indiana/Vevay America/Chicago
    America/Indiana/Tell_City America/Indiana/Knox America/Menominee America/North_Dakota/Center
    America/North_Dakota/New_Salem America/North_Dakota/Beulah America/Denver America/Boise America/Phoenix
    America/Los_Angeles America/Anchorage America/Juneau America/Sitka America/Metlakatla America/Yakutat
    America/Nome America/Adak Pacific/Honolulu
  `,
  CA: `
    America/St_Johns America/Halifax America/Glace_Bay America/Moncton America/Goose_Bay America/Blanc-Sablon
    America/Toronto America/Iqaluit America/Atikokan America/Coral_Harbour America/Winnipeg America/Resolute
    America/Rankin_Inlet America/Regina America/Swift_Current America/Edmonton America/Cambridge_Bay
    America/Inuvik America/Creston America/Dawson_Creek America/Fort_Nelson America/Whitehorse America/Dawson
    America/Vancouver America/Montreal America/Nipigon America/Pangnirtung America/Rainy_River America/Thunder_Bay
    America/Yellowknife
  `,
  GB: 'Europe/London',
  IE: 'Europe/Dublin',
  AU: `
    Australia/Lord_Howe Antarctica/Macquarie Australia/Hobart Australia/Melbourne Australia/Sydney
    Australia/Broken_Hill Australia/Brisbane Australia/Lindeman Australia/Adelaide Australia/Darwin
    Australia/Perth Australia/Eucla Australia/Currie
  `,
  DE: 'Europe/Berlin Europe/Busingen',
  FR: 'Europe/Paris',
  ES: 'Europe/Madrid Africa/Ceuta Atlantic/Canary',
  IT: 'Europe/Rome',
  JP: 'Asia/Tokyo',
  KR: 'Asia/Seoul',
  BR: `
    America/Noronha America/Belem America/Fortaleza America/Recife America/Araguaina America/Maceio America/Bahia
    America/Sao_Paulo America/Campo_Grande America/Cuiaba America/Santarem America/Porto_Velho America/Boa_Vista
    America/Manaus America/Eirunepe America/Rio_Branco
  `,
  MX: `
    America/Mexico_City America/Cancun America/Merida America/Monterrey America/Matamoros America/Chihuahua
    America/Ciudad_Juarez America/Ojinaga America/Mazatlan America/Bahia_Banderas America/Hermosillo
    America/Tijuana America/Santa_Isabel
  `,
  IN: 'Asia/Kolkata Asia/Calcutta',
  CN: 'Asia/Shanghai Asia/Urumqi Asia/Chongqing Asia/Harbin Asia/Kashgar',
  PT: 'Europe/Lisbon Atlantic/Madeira Atlantic/Azores',
  RU: `
    Europe/Kaliningrad Europe/Moscow Europe/Kirov Europe/Volgograd Europe/Astrakhan Europe/Saratov
    Europe/Ulyanovsk Europe/Samara Asia/Yekaterinburg Asia/Omsk Asia/Novosibirsk Asia/Barnaul Asia/Tomsk
    Asia/Novokuznetsk Asia/Krasnoyarsk Asia/Irkutsk Asia/Chita Asia/Yakutsk Asia/Khandyga Asia/Vladivostok
    Asia/Ust-Nera Asia/Magadan Asia/Sakhalin Asia/Srednekolymsk Asia/Kamchatka Asia/Anadyr
  `,
  EG: 'Africa/Cairo',
  AE: 'Asia/Dubai',
}

export const countryOfTimeZone = (timeZone: string): string | null =>
  Object.entries(TIME_ZONES).find(([, zones]) => zones.split(/\s+/).includes(timeZone))?.[0] ?? null
