/** The profile's name in the encodings of older and of newer profiles (UTF-16). */
const NAMES = ['sRGB', 's\0R\0G\0B'];

/** Whether a colour profile is sRGB, the default when there is none. */
export function isUsualProfile(profile: Uint8Array): boolean {
  let text = '';
  for (const byte of profile) text += String.fromCharCode(byte);
  return NAMES.some((name) => text.includes(name));
}
