export const en = {
  bio: "Kavya Menon is a photographer in Bengaluru and takes many of the pictures our guides use to plan their routes. She has carried the same 38-litre bag since 2019 and weighs what goes into it on a kitchen scale. Her shoulder made her do it.",
};
