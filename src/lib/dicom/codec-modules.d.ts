/** The WebAssembly codecs come without type declarations. */
declare module '@cornerstonejs/codec-charls/decodewasmjs' {
  const load: import('./codecs.ts').CodecFactory<{
    JpegLSDecoder: new () => import('./codecs.ts').CodecDecoder;
  }>;
  export default load;
}
declare module '@cornerstonejs/codec-openjpeg/decodewasmjs' {
  const load: import('./codecs.ts').CodecFactory<{
    J2KDecoder: new () => import('./codecs.ts').CodecDecoder;
  }>;
  export default load;
}
declare module '@cornerstonejs/codec-openjph/wasmjs' {
  const load: import('./codecs.ts').CodecFactory<{
    HTJ2KDecoder: new () => import('./codecs.ts').CodecDecoder;
  }>;
  export default load;
}
