import { useLocation, useNavigation } from "react-router";

/** True while another state of the list that is shown, or what a form changed in it, is on its way. */
export function useListBusy(): boolean {
  const { pathname } = useLocation();
  const navigation = useNavigation();
  return navigation.state !== "idle" && navigation.location.pathname === pathname;
}
