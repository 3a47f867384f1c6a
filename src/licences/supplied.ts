/** Texts that packages lack: their own licence, and those of what was compiled into them. Files of `texts/`. */
export const SUPPLIED_TEXTS: Record<string, readonly string[]> = {
  '@cornerstonejs/codec-charls': ['charls.txt', 'emscripten.txt', 'musl.txt'],
  '@cornerstonejs/codec-openjpeg': ['codec-openjpeg.txt', 'openjpeg.txt', 'emscripten.txt', 'musl.txt'],
  '@cornerstonejs/codec-openjph': ['openjph.txt', 'emscripten.txt', 'musl.txt'],
  '@iconify-json/lucide': ['lucide.txt'],
  jszip: ['jszip.txt'],
};

/** Packages that no module is of: UnoCSS copies the icons into style sheets. */
export const WITHOUT_MODULES = ['@iconify-json/lucide'];
