/** A CSS module answers each of its classes with the name that the build gave it. */
declare module '*.module.css' {
  const classes: { readonly [name: string]: string };
  export default classes;
}
