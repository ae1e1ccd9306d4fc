/** What the page uses of what a browser asks permission for; for itself, and for nobody that it might embed. */
export const USED_FEATURES = [
  "clipboard-write",
  "publickey-credentials-create",
  "publickey-credentials-get",
  "screen-wake-lock",
  "web-share",
] as const;

/** What it does not use, and what a script that got into it should not have either. */
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
