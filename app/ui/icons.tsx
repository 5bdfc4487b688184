import type { ReactNode, SVGProps } from "react";
import sprite from "./icons.svg?url&no-inline";

/** What it looks like is said in the style sheet: there an attribute would not count, but `data-` ones it may read. No icon is read out. */
export type Icon = (props: Pick<SVGProps<SVGSVGElement>, "className">) => ReactNode;

/**
 * The icon of this name in Lucide, drawn from `icons.svg`. Its shapes in each place were half of a list's markup, and every page and
 * script carried them again. After a new name: `npm run icons`. Its size is for a page whose style sheet does not come.
 *
 * @__NO_SIDE_EFFECTS__
 */
function icon(name: string): Icon {
  const shapes = `${sprite}#${name}`;
  return ({ className, ...data }) => (
    <svg className={className ? `line-icon ${className}` : "line-icon"} width="24" height="24" aria-hidden="true" {...data}>
      <use href={shapes} />
    </svg>
  );
}

export const ArrowDown = icon("ArrowDown");
export const ArrowDownUp = icon("ArrowDownUp");
export const ArrowLeft = icon("ArrowLeft");
export const ArrowRight = icon("ArrowRight");
export const ArrowUp = icon("ArrowUp");
export const BedDouble = icon("BedDouble");
export const Bike = icon("Bike");
export const Binoculars = icon("Binoculars");
export const Bold = icon("LetterB");
export const Bus = icon("Bus");
export const CalendarCheck2 = icon("CalendarCheck2");
export const CalendarDays = icon("CalendarDays");
export const CalendarPlus = icon("CalendarPlus");
export const Car = icon("Car");
export const ChartNoAxesColumn = icon("ChartNoAxesColumn");
export const Check = icon("Check");
export const ChevronDown = icon("ChevronDown");
export const ChevronLeft = icon("ChevronLeft");
export const ChevronRight = icon("ChevronRight");
export const CircleAlert = icon("CircleExclamationPoint");
export const CircleCheck = icon("CircleCheck");
export const Clock = icon("Clock");
export const Clock3 = icon("Clock3");
export const Compass = icon("Compass");
export const Copy = icon("Copy");
export const CreditCard = icon("CreditCard");
export const Download = icon("Download");
export const ExternalLink = icon("ExternalLink");
export const Eye = icon("Eye");
export const EyeOff = icon("EyeOff");
export const FilePenLine = icon("FilePenLine");
export const FileSpreadsheet = icon("FileSpreadsheet");
export const FileText = icon("FileText");
export const Footprints = icon("Footprints");
export const Gem = icon("Gem");
export const Globe = icon("Globe");
export const GripVertical = icon("GripVertical");
export const HandHeart = icon("HandHeart");
export const Heading2 = icon("Heading2");
export const Heading3 = icon("Heading3");
export const Heart = icon("Heart");
export const HeartHandshake = icon("HeartHandshake");
export const History = icon("RotateCcwClock");
export const Hotel = icon("Hotel");
export const Hourglass = icon("Hourglass");
export const Image = icon("Image");
export const Images = icon("Images");
export const Info = icon("Info");
export const Italic = icon("Italic");
export const Landmark = icon("Landmark");
export const Laptop = icon("Laptop");
export const LayoutDashboard = icon("LayoutDashboard");
export const Leaf = icon("Leaf");
export const LifeBuoy = icon("LifeBuoy");
export const Link = icon("Link");
export const List = icon("List");
export const ListFilter = icon("ListFilter");
export const ListOrdered = icon("ListOrdered");
export const Lock = icon("Lock");
export const LogOut = icon("LogOut");
export const Mail = icon("Mail");
export const MailCheck = icon("MailCheck");
export const MapPin = icon("MapPin");
export const MapPinCheck = icon("MapPinCheck");
export const MapPinned = icon("MapPinned");
export const Medal = icon("Medal");
export const Menu = icon("Menu");
export const MessageSquareReply = icon("MessageSquareReply");
export const MessageSquareText = icon("MessageSquareText");
export const MessagesSquare = icon("MessagesSquare");
export const Minus = icon("Minus");
export const Mountain = icon("Mountain");
export const Newspaper = icon("Newspaper");
export const Pencil = icon("Pencil");
export const Phone = icon("Phone");
export const Plane = icon("Plane");
export const PlaneTakeoff = icon("PlaneTakeoff");
export const Plus = icon("Plus");
export const Printer = icon("Printer");
export const Quote = icon("Quote");
export const Redo2 = icon("Redo2");
export const ScrollText = icon("ScrollText");
export const Search = icon("Search");
export const Send = icon("Send");
export const Settings = icon("Settings");
export const Share2 = icon("Share2");
export const ShieldCheck = icon("ShieldCheck");
export const Ship = icon("Ship");
export const ShoppingBag = icon("ShoppingBag");
export const SlidersHorizontal = icon("SlidersHorizontal");
export const Smartphone = icon("Smartphone");
export const Sparkles = icon("Sparkles");
export const Star = icon("Star");
export const StickyNote = icon("StickyNote");
export const Sun = icon("Sun");
export const Tent = icon("Tent");
export const Ticket = icon("Ticket");
export const TrainFront = icon("TrainFront");
export const Trash2 = icon("Trash");
export const TrendingUp = icon("TrendingUp");
export const TriangleAlert = icon("TriangleExclamationPoint");
export const Undo2 = icon("Undo2");
export const Upload = icon("Upload");
export const UserCog = icon("UserCog");
export const UserRound = icon("UserRound");
export const UserX = icon("UserX");
export const Users = icon("Users");
export const UsersRound = icon("UsersRound");
export const Utensils = icon("Utensils");
export const Wallet = icon("Wallet");
export const X = icon("X");
