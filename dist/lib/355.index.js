var X=Object.defineProperty;var n=(b,D)=>X(b,"name",{value:D,configurable:!0});export const id=355,ids=[355],modules={15756:(b=>{const{hasOwnProperty:D}=Object.prototype,o=n((s,r={})=>{typeof r=="str\
ing"&&(r={section:r}),r.align=r.align===!0,r.newline=r.newline===!0,r.sort=r.sort===!0,r.whitespace=r.whitespace===!0||r.
align===!0,r.platform=r.platform||typeof process<"u"&&process.platform,r.bracketedArray=r.bracketedArray!==!1;const f=r.
platform==="win32"?`\r
`:`
`,l=r.whitespace?" = ":"=",g=[],A=r.sort?Object.keys(s).sort():Object.keys(s);let S=0;r.align&&(S=I(A.filter(u=>s[u]===null||
Array.isArray(s[u])||typeof s[u]!="object").map(u=>Array.isArray(s[u])?`${u}[]`:u).concat([""]).reduce((u,d)=>I(u).length>=
I(d).length?u:d)).length);let E="";const w=r.bracketedArray?"[]":"";for(const u of A){const d=s[u];if(d&&Array.isArray(d))
for(const P of d)E+=I(`${u}${w}`).padEnd(S," ")+l+I(P)+f;else d&&typeof d=="object"?g.push(u):E+=I(u).padEnd(S," ")+l+I(
d)+f}r.section&&E.length&&(E="["+I(r.section)+"]"+(r.newline?f+f:f)+E);for(const u of g){const d=T(u,".").join("\\."),P=(r.
section?r.section+".":"")+d,i=o(s[u],{...r,section:P});E.length&&i.length&&(E+=f),E+=i}return E},"encode");function T(s,r){
var f=0,l=0,g=0,A=[];do if(g=s.indexOf(r,f),g!==-1){if(f=g+r.length,g>0&&s[g-1]==="\\")continue;A.push(s.slice(l,g)),l=g+
r.length}while(g!==-1);return A.push(s.slice(l)),A}n(T,"splitSections");const W=n((s,r={})=>{r.bracketedArray=r.bracketedArray!==
!1;const f=Object.create(null);let l=f,g=null;const A=/^\[([^\]]*)\]\s*$|^([^=]+)(=(.*))?$/i,S=s.split(/[\r\n]+/g),E={};
for(const u of S){if(!u||u.match(/^\s*[;#]/)||u.match(/^\s*$/))continue;const d=u.match(A);if(!d)continue;if(d[1]!==void 0){
if(g=M(d[1]),g==="__proto__"){l=Object.create(null);continue}l=f[g]=f[g]||Object.create(null);continue}const P=M(d[2]);let i;
r.bracketedArray?i=P.length>2&&P.slice(-2)==="[]":(E[P]=(E?.[P]||0)+1,i=E[P]>1);const O=i&&P.endsWith("[]")?P.slice(0,-2):
P;if(O==="__proto__")continue;const a=d[3]?M(d[4]):!0,y=a==="true"||a==="false"||a==="null"?JSON.parse(a):a;i&&(D.call(l,
O)?Array.isArray(l[O])||(l[O]=[l[O]]):l[O]=[]),Array.isArray(l[O])?l[O].push(y):l[O]=y}const w=[];for(const u of Object.
keys(f)){if(!D.call(f,u)||typeof f[u]!="object"||Array.isArray(f[u]))continue;const d=T(u,".");l=f;const P=d.pop(),i=P.replace(
/\\\./g,".");for(const O of d)O!=="__proto__"&&((!D.call(l,O)||typeof l[O]!="object")&&(l[O]=Object.create(null)),l=l[O]);
l===f&&i===P||(l[i]=f[u],w.push(u))}for(const u of w)delete f[u];return f},"decode"),C=n(s=>s.startsWith('"')&&s.endsWith(
'"')||s.startsWith("'")&&s.endsWith("'"),"isQuoted"),I=n(s=>typeof s!="string"||s.match(/[=\r\n]/)||s.match(/^\[/)||s.length>
1&&C(s)||s!==s.trim()?JSON.stringify(s):s.split(";").join("\\;").split("#").join("\\#"),"safe"),M=n(s=>{if(s=(s||"").trim(),
C(s)){s.charAt(0)==="'"&&(s=s.slice(1,-1));try{s=JSON.parse(s)}catch{}}else{let r=!1,f="";for(let l=0,g=s.length;l<g;l++){
const A=s.charAt(l);if(r)"\\;#".indexOf(A)!==-1?f+=A:f+="\\"+A,r=!1;else{if(";#".indexOf(A)!==-1)break;A==="\\"?r=!0:f+=
A}}return r&&(f+="\\"),f.trim()}return s},"unsafe");b.exports={parse:W,decode:W,stringify:o,encode:o,safe:I,unsafe:M}}),
53622:((b,D,o)=>{o.r(D),o.d(D,{policyVerb:n(()=>A,"policyVerb")});var T=o(48179),W=o(35602),C=o(19202),I=o(82573),M=o(58933),
s=o(38208),r=o(68956),f=o(58848);function l(E,w,{idleIgnores:u,failedExamples:d},P){const i=(0,M.aH)({...P,verbose:!0}),
O=(0,s.O)(r.zj,E),a=O.length===0?"same as the defaults":`${(0,f.U9)(O.length,"difference")} from the defaults`;return`${[
(0,M.CS)(i,"policy",`${w}: ${a}`,{text:"strong"}),...O.map(({key:v,change:j,direction:x="changed"})=>(0,M.CS)(i,x,`${v}:\
 ${j}`,{label:x==="looser"?"caution":"quiet"})),...d.map(v=>(0,M.CS)(i,"example",v,{label:"bad"})),...u.map(({rule:v,why:j})=>(0,M.
CS)(i,"no effect",`ignore ${v}: ${j}`,{label:"bad"}))].flat().join(`
`)}
`}n(l,"renderPolicy");var g=o(67825);const A=n((E,w)=>new T.uB("policy").usage("test [file]").addArgument(new T.ef("<act\
ion>","action").choices(["test"])).argument("[file]","policy file; `-` reads standard input",I.l$).action(async(u,d)=>w(
await S(d,E))),"policyVerb");async function S(E,w){const u=(await w.readInput(E)).toString("utf8");try{const d=(0,I.Ve)(
u,E),{policy:P}=d,i={idleIgnores:(0,g.Y0)(P.ignores,(0,g.kb)(new Date)),failedExamples:(0,C.zK)(d)};return w.print(l(P,E,
i,w)),i.idleIgnores.length+i.failedExamples.length>0?1:0}catch(d){if(!(d instanceof W.ue))throw d;return w.note((0,M.kY)(
d)),1}}n(S,"testPolicy")}),19202:((b,D,o)=>{o.d(D,{zK:n(()=>a,"zK"),ry:n(()=>y,"ry")});var T=o(37428),W=o(81184),C=o(74891),
I=o(24234),M=o(35602),s=o(82573),r=o(38815);function f(p,m,$){const e=new r.HN,t=(0,r.Tp)(p,{lineCounter:e,prettyErrors:!1}),
c=t.contents===null?void 0:t.getIn(m,!0);if(!(0,r.jn)(c)||c.value!==$||!c.range)return;const{line:h,col:k}=e.linePos(c.range[0]);
return`${h}:${k}`}n(f,"placeIn");var l=o(68956),g=o(60237),A=o(90335),S=o(40169),E=o(30800),w=o(45471),u=o(71757),d=o(44591),
P=o(41581),i=o(80530);function O({families:p,patterns:m}){const $=p.flatMap((t,c)=>B(["families",c],v(t)));if($.length>0)
return $;const e=(0,w.Fv)(p);return m.flatMap((t,c)=>B(["patterns",c],x(t,e)))}n(O,"checkCommandPolicy");function a({policy:p,
path:m=s.l$,text:$=""}){return O(p).map(({message:e,pointer:t,value:c})=>{const h=f($,t,c);return`${h===void 0?m:`${m}:${h}`}\
: ${e}`})}n(a,"failedExamples");function y(p){const m=a(p);if(m.length!==0)throw new M.ue("policy_invalid",`Examples of \
the policy fail:
${m.join(`
`)}`,"Correct the example, or its family or pattern; `gene-gate policy test` runs the examples.")}n(y,"requireExamples");
function v(p){const m=S.cY.safeParse(p);if(!m.success)return[{message:`family ${p.name}: ${T.S1(m.error)}`,pointer:["nam\
e"],value:p.name}];const $=(0,w.LX)(p),e=N($);return e.length>0?e:[...j($,"evolver",t=>L(t,$)),...j($,"curated",t=>R(t,$)),
...j($,"workspace",t=>F(t,$))]}n(v,"checkFamily");function j(p,m,$){const{match:e=[],not_match:t=[]}=p[m]??{},c=n(h=>`fa\
mily ${p.name}: ${m} ${h} its example`,"say");return B([m],[...U("match",e,h=>!$(h),c("rejects")),...U("not_match",t,$,c(
"accepts"))])}n(j,"checkExamples");function x({name:p,regex:m,match:$,not_match:e},t){const c=(0,i.Eb)(m);if("error"in c)
return[{message:`${p}: the pattern ${c.error}`,pointer:["regex"],value:m}];const h=n(k=>(0,I.n)((0,I.G)(k)).some(K=>c.matches(
(0,i.et)(K,t))),"finds");return[...U("match",$,k=>!h(k),`${p}: does not match`),...U("not_match",e,h,`${p}: matches`)]}n(
x,"checkPattern");function N({name:p,evolver:m}){try{return m&&(0,W.LA)(p,m),[]}catch($){const{message:e}=$;return[{message:`\
family ${p}: ${e}`,pointer:["evolver","flags"],value:p}]}}n(N,"checkTables");function L(p,m){const $=(0,E.m1)({programs:[
m.name],families:[m]}),{invocation:e,problems:t}=(0,C.u)(p,{programs:$}),c=t.map(g.Lb);return e?.family!==void 0&&c.every(
({severity:h})=>h!=="error")}n(L,"evolverAccepts");function R(p,m){const $=(0,C.u)(p),[e,...t]=(0,d.Y)($);if(m.curated===
void 0||e?.text!==m.name)return!1;const c=new A.N((0,A.P)(void 0,l.zj,"linux",{})),{reasons:h}=(0,u.Q)(m,m.curated,t,c);
return(0,d.l)($).length+h.length===0}n(R,"curatedAccepts");function F(p,m){return(0,I.n)((0,I.G)(p)).every($=>$.words[0]?.
text===m.name&&(0,P.F)($,m).length===0)}n(F,"workspaceAccepts");function U(p,m,$,e){return m.flatMap((t,c)=>$(t)?[{message:`${e}\
 ${t}`,pointer:[p,c],value:t}]:[])}n(U,"failing");function B(p,m){return m.map($=>({...$,pointer:[...p,...$.pointer]}))}
n(B,"within")}),38208:((b,D,o)=>{o.d(D,{O:n(()=>M,"O")});var T=o(38815),W=o(68956),C=o(48429),I=o(90817);function M(l,g){
const[A,S]=[(0,I.s)(l),(0,I.s)(g)];return[...W.cN].flatMap(([E,{strictness:w}])=>{const[u,d]=[A.get(E),S.get(E)],P=s(u,d);
if(P===void 0)return[];const i=w.compare(u,d);return[{key:E,change:P,direction:i,loosens:w.loosens(u,d)}]})}n(M,"compare\
Policies");function s(l,g){if(Array.isArray(l)&&Array.isArray(g)){const A=[...(0,C.fY)(l,g).map(S=>`+ ${r(S)}`),...(0,C.
fY)(g,l).map(S=>`- ${r(S)}`)];return A.length===0?void 0:A.join(", ")}return l===g?void 0:`${f(l)} \u2192 ${f(g)}`}n(s,"\
changeWords");function r(l){const g=l.name;return typeof g=="string"?g:f(l)}n(r,"entryWords");function f(l){return(0,T.As)(
l,{collectionStyle:"flow",lineWidth:0}).trimEnd()}n(f,"shown")}),82573:((b,D,o)=>{o.d(D,{l$:n(()=>R,"l$"),ro:n(()=>$,"ro"),
tb:n(()=>F,"tb"),Ve:n(()=>p,"Ve"),_m:n(()=>U,"_m")});var T=o(77598),W=o(35845),C=o(35602),I=o(46820),M=o(21916),s=o(38815),
r=o(68956);function f(e,t){const c=t.reduce((h,k)=>h&&l(h,String(k)),e);return Object.keys((c&&g(c).shape)??{})}n(f,"kno\
wnKeys");function l(e,t){const{shape:c,element:h}=g(e);return c?.[t]??h}n(l,"schemaAt");function g(e){const t=e._zod.def;
return t.innerType?g(t.innerType):t}n(g,"definitionOf");const A=64*1024,S="version https://git-lfs.github.com/spec/",E=50,
w="Fix the file on the base branch. `gene-gate schema policy` prints every key with its meaning.";function u(e,t){return d(
P(e),t)}n(u,"parsePolicy");function d(e,t){if("policy"in e)return e.policy;const{mistakes:c}=e,h=c.length===1?"a mistake":
`${c.length} mistakes`,k=c.map(({line:K,column:H,message:G})=>`${t}:${K}:${H}: ${G}`);throw new C.ue("policy_invalid",`T\
he policy has ${h}:
${k.join(`
`)}`,w)}n(d,"policyOf");function P(e){if(e.startsWith(S))return i([{line:1,column:1,message:"this is a Git LFS pointer; \
commit the file itself (git lfs untrack)"}]);if(e.length>A)return i([{line:1,column:1,message:`the file is larger than ${A}\
 characters`}]);const t=new s.HN,c=(0,s.Tp)(e,{lineCounter:t,prettyErrors:!1}),h=n((Y,z)=>{const{line:J,col:V}=t.linePos(
Y);return{line:J,column:V,message:z}},"at"),k=[...c.errors.map(({pos:Y,message:z})=>h(Y[0],z)),...a(c).map(Y=>h(Y,"alias\
es (*name) are not supported"))];if(!(k.length===c.errors.filter(O).length))return i(k);const H=r.wh.safeParse(c.toJS()??
{}),G=H.success?[]:H.error.issues.flatMap(Y=>y(Y,c).map(({offset:z,message:J})=>h(z,J)));return H.success&&k.length===0?
{policy:H.data}:i([...k,...G])}n(P,"readPolicy");function i(e){return{mistakes:e.toSorted((c,h)=>c.line-h.line||c.column-
h.column).slice(0,E)}}n(i,"mistaken");function O({code:e}){return e==="DUPLICATE_KEY"}n(O,"isDuplicate");function a(e){const t=[];
return(0,s.YR)(e,{Alias:n((c,{range:h})=>{t.push(h?.[0]??0)},"Alias")}),t}n(a,"aliasesIn");function y(e,t){if(e.code==="\
unrecognized_keys")return e.keys.slice(0,E).map(K=>({offset:x(t,e.path,K),message:L(e.path,K)}));const c=(0,s.Ll)(t.contents)?
t.getIn(e.path):void 0,h=e.code==="invalid_value"&&typeof c=="string"?`; did you mean ${(0,M.kp)(c.slice(0,v),e.values.map(
String))}?`:"";return[{offset:j(t,e.path),message:`${N(e.path)}: ${e.message}${h}`}]}n(y,"mistakesOf");const v=80;function j(e,t){
for(let c=t.length;c>0;c--){const h=e.getIn(t.slice(0,c),!0);if((0,s.Ll)(h)&&h.range)return h.range[0]}return 0}n(j,"val\
ueOffset");function x(e,t,c){const h=t.length===0?e.contents:e.getIn(t,!0),k=(0,s.jh)(h)?h.items.find(K=>(0,s.jn)(K.key)&&
String(K.key.value)===c):void 0;return(0,s.jn)(k?.key)&&k.key.range?.[0]||0}n(x,"keyOffset");function N(e){return e.length===
0?"the policy":e.map(String).join(".")}n(N,"nameOf");function L(e,t){const c=f(r.wh,e),h=N([...e,t]),k=(0,M.kp)(t.slice(
0,v),c);return c.length===0?`unknown key ${h}`:`unknown key ${h}; did you mean ${k}? (known: ${c.join(", ")})`}n(L,"unkn\
ownKey");const R=".github/gene-gate.yml";async function F(e,t,c=R){const h=d(await U(e),c);if(!e.stat(R)){const K=await(0,I.
s)(e);if(K)throw B(K,e.label);return m(h,{source:"default",ref:t})}const k=(await e.read(R)).toString("utf8");return m(h,
{source:"base",path:R,ref:t,text:k})}n(F,"loadPolicy");async function U(e){const t=e.stat(R);return t?t.kind!=="file"&&t.
kind!=="executable"?{mistakes:[{line:1,column:1,message:`expected a regular file; this is a ${t.kind}`}]}:P((await e.read(
R)).toString("utf8")):P("")}n(U,"readPolicyIn");function B({path:e,fault:t},c){return new C.ue("policy_invalid",`${JSON.
stringify(e)} ${t}, but the policy must be the regular file ${R}, which ${c} does not have`,`Rename it to ${R}; if it is\
 not a policy, give it another name.`)}n(B,"nearlyThere");function p(e,t){return m(u(e,t),{source:"file",path:t,text:e})}
n(p,"policyFromFile");function m(e,t){return{policy:e,...t,digest:$(e),ignoredInputs:[]}}n(m,"loaded");function $(e){return`\
sha256:${(0,T.createHash)("sha256").update((0,W.dw)(e)).digest("hex")}`}n($,"digestPolicy")}),46820:((b,D,o)=>{o.d(D,{s:n(
()=>C,"s")});var T=o(21916),W=o(75615);async function C(i){for(const O of i.list("")){const{path:a,kind:y}=O;if(r(a)&&y!==
"directory")return{path:a,fault:`is ${I[y]}`};if(y!=="directory"){if(S(a,y)&&!w(a))return M(a);continue}if(E(a))return M(
a);if(!l(a))continue;const v=i.list(a).find(x=>S(s(x.path),x.kind));if(v)return M(v.path);const j=await P(i,`${a}/workfl\
ows`);if(j)return M(j)}}n(C,"findNearPolicy");const I={file:"a file",executable:"a file",symlink:"a symlink",submodule:"\
a submodule"};function M(i){return{path:i,fault:"looks like the policy"}}n(M,"misplaced");function s(i){return i.slice(i.
lastIndexOf("/")+1)}n(s,"nameOf");function r(i){return(0,W.ld)(i).trim()===".github"}n(r,"isPolicyFolder");const f=["git\
hub","gitlab","gitea","forgejo","config"];function l(i){const O=d((0,W.ld)(i));return f.includes(O)||(0,T.Io)(O,"github")===
1}n(l,"mayHoldPolicy");const g=/^(?:(?:ya?m?l|yl?m|ymal|yaml?l|jsonc?|json5|toml)(?:\.txt|~)?)?$/,A=new Set(["generate"]);
function S(i,O){return O==="directory"?E(i):u(i).isPolicy}n(S,"isPolicyFile");function E(i){return u(i).isPolicy&&!w(i)}
n(E,"hasPolicyName");function w(i){return!i.startsWith(".")&&u(i).extension===""}n(w,"isExtensionless");function u(i){const[
O="",...a]=(0,W.ld)(i).trim().replace(/^\.+/,"").split("."),y=a.join(".").replace(/^(?:policy|config)(?:\.|$)/,""),v=d(O).
replace(/(?:policy|config|settings|rc)$/,"");return{isPolicy:(0,T.Io)(v,"genegate")<=1&&!A.has(v)&&g.test(y),extension:y}}
n(u,"parse");function d(i){return i.replaceAll(/[^a-z0-9]/g,"")}n(d,"lettersOf");async function P(i,O){for(const{path:a,
kind:y}of i.list(O)){if(y!=="file"&&y!=="executable"||!S(s(a),y))continue;const v=(await i.read(a)).toString("utf8");if(!/(?:^|[{,])\s*["']?jobs["']?\s*:/m.
test(v))return a}}n(P,"policyAmongWorkflows")}),90817:((b,D,o)=>{o.d(D,{l:n(()=>C,"l"),s:n(()=>W,"s")});var T=o(68956);function W(s){
return new Map([...T.cN.keys()].map(r=>[r,I(s,r.split("."))]))}n(W,"valuesOf");function C(s){const r={};for(const[f,l]of s)
M(r,f.split("."),l);return T.wh.parse(r)}n(C,"policyWith");function I(s,[r="",...f]){return f.length===0?s[r]:I(s[r],f)}
n(I,"valueAt");function M(s,[r="",...f],l){f.length===0?s[r]=l:(s[r]??={},M(s[r],f,l))}n(M,"setAt")}),67825:((b,D,o)=>{o.
d(D,{Mc:n(()=>l,"Mc"),Y0:n(()=>E,"Y0"),Zi:n(()=>g,"Zi"),kb:n(()=>r,"kb")});var T=o(21916),W=o(14006),C=o(125),I=o(60027),
M=o(60237),s=o(96616);function r(a){return a.toISOString().slice(0,10)}n(r,"dayOf");function f({rule:a,severity:y,layer:v}){
return(0,s.jE)({...(0,I.Y)(a),severity:y,layer:v})}n(f,"isIgnorable");function l(a,{ignores:y,today:v}){const j=y.filter(
x=>!u(x,v));return j.length===0?a:a.map(x=>{const N=f(x)&&j.find(L=>d(L,x));return N?{...x,suppressed:{reason:N.reason,expires:N.
expires}}:x})}n(l,"suppress");function g({ignores:a,today:y},v,j){return a.flatMap(x=>{const{rule:N,reason:L,expires:R}=x,
F=O(x),U=v.filter(m=>d(x,m)),B=U.every(f)?S(x):A;return B!==void 0?[(0,M.gk)("ignore-refused",{rule:N,where:F,refusal:B})]:
u(x,y)?[(0,M.gk)("ignore-expired",{rule:N,where:F,reason:L,expires:R})]:U.length===0&&j.some(m=>P(x,m))?[(0,M.gk)("ignor\
e-unused",{rule:N,where:F,reason:L})]:[]})}n(g,"ignoreFindings");const A="the rule decides whether commands may run, wha\
t a change may touch, or whether files are readable";function S({rule:a}){const y=w.get(a);if(y===void 0)return`the rule\
 does not exist (did you mean \`${(0,T.kp)(a,[...w.keys()])}\`?)`;if(a!=="protected-path")return(0,s.jE)(y)?void 0:A}n(S,
"refusalOf");function E(a,y){return a.flatMap(v=>{const j=u(v,y)?`it expired on ${v.expires}`:void 0,x=S(v)??j;return x===
void 0?[]:[{rule:v.rule,why:x}]})}n(E,"idleIgnores");const w=new Map(I.NH.map(a=>[a.id,a]));function u({expires:a},y){return a<
y}n(u,"isExpired");function d({rule:a,where:y},{rule:v,location:j,subject:x}){if(a!==v)return!1;const{path:N,gene:L,command:R}=y??
{};return(N===void 0||j!==void 0&&i(j.path,N))&&(L===void 0||L===x?.id)&&(R===void 0||R===x?.command)}n(d,"covers");function P({
where:a},{asset:y,commands:v}){const{path:j,gene:x,command:N}=a??{};return(j===void 0||i(y.path,j))&&(x===void 0||x===y.
id)&&(N===void 0||v.some(L=>L.command===N))}n(P,"concerns");function i(a,y){return(0,C.UO)(a,y)||W(y,{dot:!0,nonegate:!0})(
a)}n(i,"isAt");function O({where:a={}}){const y=Object.entries(a).map(([v,j])=>`the ${v} \`${j}\``);return y.length===0?
"for all findings":`for ${y.join(", ")}`}n(O,"whereWords")})};
