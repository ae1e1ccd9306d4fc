import { configure } from "@testing-library/preact";

// On a busy machine a screen takes longer to show what a test waits for.
configure({ asyncUtilTimeout: 60_000 });
