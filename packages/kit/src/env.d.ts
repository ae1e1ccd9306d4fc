interface ImportMetaEnv {
  /** Where the sprite is served; the build knows. */
  readonly VITE_ICONS: string;
}
