/** Time zones of French-speaking regions, all with whole hours of offset from UTC. */
export const TIME_ZONES = [
  'Europe/Paris',
  'Europe/Brussels',
  'Europe/Luxembourg',
  'Europe/Zurich',
  'Africa/Abidjan',
  'Africa/Algiers',
  'Africa/Casablanca',
  'Africa/Dakar',
  'Africa/Kinshasa',
  'Africa/Tunis',
  'America/Cayenne',
  'America/Guadeloupe',
  'America/Martinique',
  'America/Miquelon',
  'America/Port-au-Prince',
  'America/Toronto',
  'Asia/Beirut',
  'Indian/Antananarivo',
  'Indian/Mauritius',
  'Indian/Mayotte',
  'Indian/Reunion',
  'Pacific/Noumea',
  'Pacific/Tahiti',
  'Pacific/Wallis',
] as const;
export type TimeZone = (typeof TIME_ZONES)[number];

/** The latest hour at which a day may begin, by which night shifts have ended. */
export const DAY_START_MAX = 8;
