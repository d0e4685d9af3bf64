import type { Category, Country } from '@worrystone/contracts'
import type { WrittenLanguage } from './sentences.ts'

/** Names as the places data writes them. `share` is the region's part of the country's people. */
export type Region = { region: string; city: string; zone: string; share: number; language?: WrittenLanguage }

export type DemoCountry = {
  country: Country
  language: WrittenLanguage
  people: number
  isSouthern?: true
  /** Whose names people have; those who write another language write them in Latin letters. */
  names?: WrittenLanguage
  /** What is shared more often there than elsewhere. */
  leaning: Partial<Record<Category, number>>
  regions: Region[]
}

const region = (name: string, city: string, rest: Omit<Region, 'region' | 'city'>): Region => ({ region: name, city, ...rest })

/** Where the invented people live. */
export const DEMO_COUNTRIES: DemoCountry[] = [
  {
    country: 'US',
    language: 'en',
    people: 208,
    leaning: { finances: 1.4, health: 1.3 },
    regions: [
      region('California', 'Los Angeles', { zone: 'America/Los_Angeles', share: 26 }),
      region('New York', 'New York City', { zone: 'America/New_York', share: 24 }),
      region('Texas', 'Houston', { zone: 'America/Chicago', share: 20 }),
      region('Illinois', 'Chicago', { zone: 'America/Chicago', share: 14 }),
      region('Florida', 'Miami', { zone: 'America/New_York', share: 12 }),
      region('Washington', 'Seattle', { zone: 'America/Los_Angeles', share: 10 }),
      region('Massachusetts', 'Boston', { zone: 'America/New_York', share: 9 }),
      region('Colorado', 'Denver', { zone: 'America/Denver', share: 4 }),
    ],
  },
  {
    country: 'CA',
    language: 'en',
    people: 100,
    leaning: { finances: 1.2, future: 1.2 },
    regions: [
      region('Ontario', 'Toronto', { zone: 'America/Toronto', share: 30 }),
      region('Quebec', 'Montréal', { zone: 'America/Toronto', share: 24, language: 'fr' }),
      region('British Columbia', 'Vancouver', { zone: 'America/Vancouver', share: 16 }),
      region('Alberta', 'Calgary', { zone: 'America/Edmonton', share: 12 }),
      region('Nova Scotia', 'Halifax', { zone: 'America/Halifax', share: 5 }),
    ],
  },
  {
    country: 'GB',
    language: 'en',
    people: 148,
    leaning: { health: 1.3, social: 1.2 },
    regions: [
      region('England', 'Manchester', { zone: 'Europe/London', share: 52 }),
      region('Scotland', 'Glasgow', { zone: 'Europe/London', share: 20 }),
      region('Wales', 'Cardiff', { zone: 'Europe/London', share: 16 }),
      region('Northern Ireland', 'Belfast', { zone: 'Europe/London', share: 6 }),
    ],
  },
  {
    country: 'AU',
    language: 'en',
    people: 100,
    isSouthern: true,
    leaning: { social: 1.3, relationships: 1.2 },
    regions: [
      region('New South Wales', 'Sydney', { zone: 'Australia/Sydney', share: 26 }),
      region('Victoria', 'Melbourne', { zone: 'Australia/Melbourne', share: 22 }),
      region('Queensland', 'Brisbane', { zone: 'Australia/Brisbane', share: 16 }),
      region('Western Australia', 'Perth', { zone: 'Australia/Perth', share: 6 }),
    ],
  },
  {
    country: 'DE',
    language: 'de',
    people: 160,
    leaning: { work: 1.3, future: 1.3 },
    regions: [
      region('Bavaria', 'Munich', { zone: 'Europe/Berlin', share: 22 }),
      region('North Rhine-Westphalia', 'Köln', { zone: 'Europe/Berlin', share: 24 }),
      region('State of Berlin', 'Berlin', { zone: 'Europe/Berlin', share: 20 }),
      region('Baden-Wurttemberg', 'Stuttgart', { zone: 'Europe/Berlin', share: 14 }),
      region('Hamburg', 'Hamburg', { zone: 'Europe/Berlin', share: 12 }),
      region('Saxony', 'Leipzig', { zone: 'Europe/Berlin', share: 12 }),
      region('Lower Saxony', 'Göttingen', { zone: 'Europe/Berlin', share: 6 }),
    ],
  },
  {
    country: 'FR',
    language: 'fr',
    people: 132,
    leaning: { work: 1.2, family: 1.2 },
    regions: [
      region('Île-de-France', 'Paris', { zone: 'Europe/Paris', share: 28 }),
      region('Auvergne-Rhône-Alpes', 'Lyon', { zone: 'Europe/Paris', share: 18 }),
      region('Occitanie', 'Toulouse', { zone: 'Europe/Paris', share: 14 }),
      region("Provence-Alpes-Côte d'Azur", 'Marseille', { zone: 'Europe/Paris', share: 14 }),
      region('Brittany', 'Rennes', { zone: 'Europe/Paris', share: 12 }),
      region('Grand Est', 'Strasbourg', { zone: 'Europe/Paris', share: 6 }),
    ],
  },
  {
    country: 'ES',
    language: 'es',
    people: 106,
    leaning: { future: 1.4, work: 1.2 },
    regions: [
      region('Madrid', 'Madrid', { zone: 'Europe/Madrid', share: 24 }),
      region('Catalonia', 'Barcelona', { zone: 'Europe/Madrid', share: 20 }),
      region('Andalusia', 'Sevilla', { zone: 'Europe/Madrid', share: 18 }),
      region('Valencia', 'Valencia', { zone: 'Europe/Madrid', share: 14 }),
      region('Basque Country', 'Bilbao', { zone: 'Europe/Madrid', share: 6 }),
    ],
  },
  {
    country: 'IT',
    language: 'it',
    people: 106,
    leaning: { family: 1.5, work: 1.2 },
    regions: [
      region('Lombardy', 'Milan', { zone: 'Europe/Rome', share: 24 }),
      region('Lazio', 'Rome', { zone: 'Europe/Rome', share: 20 }),
      region('Campania', 'Naples', { zone: 'Europe/Rome', share: 16 }),
      region('Piedmont', 'Turin', { zone: 'Europe/Rome', share: 12 }),
      region('Sicily', 'Palermo', { zone: 'Europe/Rome', share: 6 }),
    ],
  },
  {
    country: 'JP',
    language: 'ja',
    people: 116,
    leaning: { work: 1.5, social: 1.4 },
    regions: [
      region('Tokyo', 'Tokyo', { zone: 'Asia/Tokyo', share: 28 }),
      region('Osaka', 'Osaka', { zone: 'Asia/Tokyo', share: 18 }),
      region('Kanagawa', 'Yokohama', { zone: 'Asia/Tokyo', share: 14 }),
      region('Hokkaido', 'Sapporo', { zone: 'Asia/Tokyo', share: 12 }),
      region('Fukuoka', 'Fukuoka', { zone: 'Asia/Tokyo', share: 6 }),
    ],
  },
  {
    country: 'BR',
    language: 'pt',
    people: 148,
    isSouthern: true,
    leaning: { finances: 1.4, family: 1.2 },
    regions: [
      region('São Paulo', 'São Paulo', { zone: 'America/Sao_Paulo', share: 28 }),
      region('Rio de Janeiro', 'Rio de Janeiro', { zone: 'America/Sao_Paulo', share: 20 }),
      region('Minas Gerais', 'Belo Horizonte', { zone: 'America/Sao_Paulo', share: 16 }),
      region('Bahia', 'Salvador', { zone: 'America/Bahia', share: 14 }),
      region('Paraná', 'Curitiba', { zone: 'America/Sao_Paulo', share: 12 }),
      region('Amazonas', 'Manaus', { zone: 'America/Manaus', share: 5 }),
    ],
  },
  {
    country: 'MX',
    language: 'es',
    people: 100,
    leaning: { family: 1.4, finances: 1.3 },
    regions: [
      region('Mexico City', 'Mexico City', { zone: 'America/Mexico_City', share: 28 }),
      region('Jalisco', 'Guadalajara', { zone: 'America/Mexico_City', share: 18 }),
      region('Nuevo León', 'Monterrey', { zone: 'America/Monterrey', share: 14 }),
      region('Yucatán', 'Mérida', { zone: 'America/Merida', share: 6 }),
    ],
  },
  {
    country: 'IN',
    language: 'hi',
    names: 'hi',
    people: 166,
    leaning: { education: 1.7, family: 1.3 },
    regions: [
      region('Delhi', 'Delhi', { zone: 'Asia/Kolkata', share: 24 }),
      region('Maharashtra', 'Mumbai', { zone: 'Asia/Kolkata', share: 22, language: 'en' }),
      region('Karnataka', 'Bengaluru', { zone: 'Asia/Kolkata', share: 20, language: 'en' }),
      region('Uttar Pradesh', 'Lucknow', { zone: 'Asia/Kolkata', share: 20 }),
      region('Rajasthan', 'Jaipur', { zone: 'Asia/Kolkata', share: 12 }),
      region('Madhya Pradesh', 'Bhopal', { zone: 'Asia/Kolkata', share: 6 }),
    ],
  },
]
