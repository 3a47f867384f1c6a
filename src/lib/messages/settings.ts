/** What the administrator reads when a setting does not fit. Names are those of the environment. */
export const SETTINGS_FAULTS = {
  heading: 'Les réglages ne conviennent pas\u00a0:',
  HOST: 'HOST\u00a0: adresse d’écoute attendue, par exemple 127.0.0.1 ou 0.0.0.0.',
  PORT: 'PORT\u00a0: nombre entier entre 0 et 65535 attendu.',
  DATA_DIR: 'DATA_DIR\u00a0: chemin de dossier attendu.',
  DATABASE_URL: 'DATABASE_URL\u00a0: adresse postgres://… attendue, ou vide pour la base embarquée.',
  FILES_URL: 'FILES_URL\u00a0: adresse attendue, ou vide pour DATA_DIR/files.',
  PUBLIC_ORIGIN:
    'PUBLIC_ORIGIN\u00a0: origine attendue, par exemple https://negatoscope.exemple.fr (sans chemin).',
  SEED: 'SEED\u00a0: «\u202fdemo\u202f» ou «\u202fnone\u202f» attendu.',
  PASSWORD_MIN: 'PASSWORD_MIN\u00a0: nombre entier entre 8 et 128 attendu.',
  PASSWORD_BLOCKLIST: 'PASSWORD_BLOCKLIST\u00a0: «\u202fon\u202f» ou «\u202foff\u202f» attendu.',
  INSECURE_HTTP_COOKIE: 'INSECURE_HTTP_COOKIE\u00a0: «\u202fon\u202f» ou «\u202foff\u202f» attendu.',
  TRUST_PROXY: 'TRUST_PROXY\u00a0: nombre de mandataires placés devant le serveur, de 0 à 9.',
  ACCESS_LOG: 'ACCESS_LOG\u00a0: «\u202fon\u202f» ou «\u202foff\u202f» attendu.',
} as const;
