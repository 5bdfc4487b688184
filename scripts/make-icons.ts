// `npm run icons`: draws `app/ui/icons.svg` anew, after a change of the icons that `app/ui/icons.tsx` names.
import fs from "node:fs";
import { iconSprite, spriteFile } from "./icon-sprite.ts";

fs.writeFileSync(spriteFile, iconSprite());
