import { configure } from "@testing-library/preact";

// What a screen shows in a while it shows later on a machine that has much else to do.
configure({ asyncUtilTimeout: 60_000 });
