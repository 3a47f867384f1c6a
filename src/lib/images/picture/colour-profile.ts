/** Its name, as older profiles write it and as newer ones do (UTF-16). */
const NAMES = ['sRGB', 's\0R\0G\0B'];

/** Whether a colour profile is the default that is assumed where there is none. */
export function isUsualProfile(profile: Uint8Array): boolean {
  let text = '';
  for (const byte of profile) text += String.fromCharCode(byte);
  return NAMES.some((name) => text.includes(name));
}
