/** A CSS module exports the generated name of each of its classes. */
declare module '*.module.css' {
  const classes: { readonly [name: string]: string };
  export default classes;
}

/** A plain style sheet exports nothing. */
declare module '*.css' {}
