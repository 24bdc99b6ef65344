/**
 * What of the engine goes into one file: all but the rules of single modules and their tiles, which are fetched only
 * where an example is played with them. Many small files would weigh more than one.
 */
export const ENGINE_CHUNK = {
  name: 'engine',
  test: /src\/engine\/(?!all\.ts|tiles\/sets\/|modules\/\w+\/(?!kinds\.ts))/,
} as const;
