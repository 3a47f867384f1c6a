import { createHash } from 'node:crypto';

/**
 * Runs before the first paint, so that the other theme does not flash up. Inline, hence listed
 * in the Content-Security-Policy by its hash.
 */
export const themeBoot = `try{var d=localStorage.getItem("darkMode")}catch(e){}document.documentElement.dataset.theme=d==="true"||(d==null&&matchMedia("(prefers-color-scheme:dark)").matches)?"dark":"light"`;

export const themeBootHash = `sha256-${createHash('sha256').update(themeBoot).digest('base64')}` as const;
