/** Browser features that the page uses itself. Embedded pages may not use them. */
export const USED_FEATURES = [
  "clipboard-write",
  "publickey-credentials-create",
  "publickey-credentials-get",
  "screen-wake-lock",
  "web-share",
] as const;

/** Browser features that the page does not use, denied to injected scripts as well. */
export const UNUSED_FEATURES = [
  "accelerometer",
  "bluetooth",
  "camera",
  "clipboard-read",
  "display-capture",
  "encrypted-media",
  "fullscreen",
  "geolocation",
  "gyroscope",
  "hid",
  "idle-detection",
  "local-fonts",
  "magnetometer",
  "microphone",
  "midi",
  "payment",
  "picture-in-picture",
  "serial",
  "sync-xhr",
  "usb",
  "window-management",
  "xr-spatial-tracking",
] as const;

export const PERMISSIONS_POLICY = [
  ...USED_FEATURES.map((feature) => `${feature}=(self)`),
  ...UNUSED_FEATURES.map((feature) => `${feature}=()`),
].join(", ");
