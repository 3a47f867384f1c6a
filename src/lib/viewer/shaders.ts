/** Vertex shader for a triangle that covers the viewport. */
export const VERTEX = `#version 300 es
void main() {
  vec2 corner = vec2(gl_VertexID == 1 ? 3.0 : -1.0, gl_VertexID == 2 ? 3.0 : -1.0);
  gl_Position = vec4(corner, 0.0, 1.0);
}`;

/** Reads a pixel. Integer textures do not interpolate; colour textures are read in the same way for equal greys. */
const READ = {
  frame: `uniform highp isampler2D image;
uniform bool isSigned;
vec3 texel(ivec2 at) {
  int value = texelFetch(image, at, 0).r;
  return vec3(float(isSigned ? value : value & 0xffff));
}`,
  image: `uniform highp sampler2D image;
vec3 texel(ivec2 at) { return texelFetch(image, at, 0).rgb * 255.0; }`,
};

/** Fragment shader with the same steps as `raster.ts`: interpolate, rescale, window, round. */
export const fragment = (kind: keyof typeof READ) => `#version 300 es
precision highp float;
precision highp int;
${READ[kind]}
uniform ivec2 size;
uniform mat3 fromTarget;
uniform int taps;
uniform vec2 rescale;
uniform vec2 bounds;
uniform bool isSigmoid;
uniform bool inverted;
out vec4 colour;

vec3 inside(ivec2 at) { return texel(clamp(at, ivec2(0), size - 1)); }

vec3 interpolated(vec2 at) {
  vec2 corner = floor(at - 0.5);
  vec2 part = at - 0.5 - corner;
  ivec2 p = ivec2(corner);
  vec3 above = mix(inside(p), inside(p + ivec2(1, 0)), part.x);
  vec3 below = mix(inside(p + ivec2(0, 1)), inside(p + ivec2(1, 1)), part.x);
  return mix(above, below, part.y);
}

void main() {
  vec2 here = (fromTarget * vec3(gl_FragCoord.xy, 1.0)).xy;
  colour = vec4(0.0, 0.0, 0.0, 1.0);
  if (here.x < 0.0 || here.y < 0.0 || here.x >= float(size.x) || here.y >= float(size.y)) return;
  vec3 sum = vec3(0.0);
  for (int i = 0; i < taps; i++) {
    for (int j = 0; j < taps; j++) {
      vec2 off = (vec2(float(i), float(j)) + 0.5) / float(taps) - 0.5;
      sum += interpolated(here + mat2(fromTarget) * off);
    }
  }
  vec3 value = sum / float(taps * taps) * rescale.x + rescale.y;
  vec3 place = (value - bounds.x) / bounds.y;
  vec3 light = isSigmoid ? 1.0 / (1.0 + exp(-4.0 * (place - 0.5))) : clamp(place, 0.0, 1.0);
  colour.rgb = floor((inverted ? 1.0 - light : light) * 255.0 + 0.5) / 255.0;
}`;
